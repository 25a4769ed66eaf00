import type { Cliente, PosibleDuplicado } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import type { Backend } from '@backoffice/shared/testing'

/** Answers with the back end's clients who have a value that was typed, and names each such field. */
export const coinciden = (backend: Backend): void =>
  backend.answers('POST /clientes/posibles_duplicados', ({ id, ...typed }, { data }) => {
    const keys = (one: Partial<Cliente> & { nombre: string }) => ({
      rfc: one.rfc?.toUpperCase(),
      email: one.email?.toLowerCase(),
      celular: one.celular?.replaceAll(' ', ''),
      nombre: one.apellido_paterno && nombreCompleto({ ...one, nombre: one.nombre }),
    })
    const asked = keys(typed)
    return {
      clientes: data.clientes
        .filter(({ _id }) => _id !== id)
        .map((one): PosibleDuplicado => {
          const known = keys(one)
          const motivos = (['rfc', 'email', 'celular', 'nombre'] as const).filter(
            (motivo) => asked[motivo] && asked[motivo] === known[motivo],
          )
          return { ...one, motivos }
        })
        .filter(({ motivos }) => motivos.length > 0),
    }
  })
