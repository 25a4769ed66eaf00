import type { BusquedaDuplicados, Cliente, GrupoDuplicados, Union } from '@backoffice/shared/contract'
import { nombreCompleto } from '@backoffice/shared/format'
import { type Backend, unCliente, unId } from '@backoffice/shared/testing'

export const ana = unCliente({
  ...{
    _id: unId(1),
    nombre: 'Ana',
    apellido_paterno: 'Ruiz',
    apellido_materno: null,
    celular: '5512345678',
    puesto: 'Jefa',
    email: null,
  },
  creacion: '2024-01-05T12:00:00.000Z',
})
export const anita = unCliente({
  ...{
    _id: unId(2),
    nombre: 'Ana María',
    apellido_paterno: 'Ruiz',
    apellido_materno: null,
    celular: '5512345678',
  },
  ...{ email: 'anita@correo.mx', puesto: 'Directora', creacion: '2024-03-05T12:00:00.000Z' },
})
export const beto = unCliente({
  ...{
    _id: unId(3),
    nombre: 'Beto',
    apellido_paterno: 'Paz',
    apellido_materno: null,
    email: null,
    celular: '5512345678',
  },
  creacion: '2024-04-05T12:00:00.000Z',
})

export const busqueda: BusquedaDuplicados = {
  ...{ _id: unId(0xd00), estado: 'terminada', clientes: 3, avance: 6, pasos: 6, al_momento: true },
  ...{ creacion: '2024-05-01T12:00:00.000Z', fin: '2024-05-01T12:00:01.000Z' },
}

const grupo = (clientes: Cliente[]): GrupoDuplicados => ({
  clientes: clientes.map(({ membresia: _plan, ...one }: Cliente & { membresia?: unknown }) => one),
  pares: clientes.flatMap((one, i) =>
    clientes
      .slice(i + 1)
      .map((other) => ({ ids: [one._id, other._id], motivos: ['celular', 'nombre'] as const })),
  ) as GrupoDuplicados['pares'],
})

export const unaUnion = (more: Partial<Union> = {}): Union => ({
  ...{ _id: unId(0xd01), momento: '2024-05-01T12:00:00.000Z', usuario: 'Ada Byron' },
  queda: { _id: anita._id, nombre: nombreCompleto(anita) },
  va: { _id: ana._id, nombre: nombreCompleto(ana) },
  ...{ deshecha: null, vence: '2024-05-31T12:00:00.000Z', se_deshace: true },
  ...more,
})

/**
 * Gives the answers of an office with these clients in one group. What makes two clients one person, and what a merge
 * does, is the api's, and proved there (api/src/resources/duplicados).
 */
export function answersOfDuplicates(backend: Backend, clientes: Cliente[] = [ana, anita]): void {
  const left = new Map(clientes.map((one) => [one._id, one]))
  const apart = new Set<string>()
  const uniones: Union[] = []
  let found: BusquedaDuplicados | null = null
  const groups = () => {
    const shown = clientes.filter(({ _id }) => left.has(_id) && !apart.has(_id))
    return shown.length > 1 ? [grupo(shown)] : []
  }
  backend.answers('POST /clientes/buscar_duplicados', () => {
    found = busqueda
    return { msg: 'Búsqueda terminada', busqueda }
  })
  backend.answers('POST /clientes/duplicados', ({ distintos }) => {
    const grupos = distintos
      ? apart.size > 1
        ? [grupo(clientes.filter(({ _id }) => apart.has(_id)))]
        : []
      : groups()
    return { busqueda: found, grupos, total: grupos.length }
  })
  backend.answers('POST /clientes/detalles', ({ id }) => ({
    cliente: clientes.find(({ _id }) => _id === id) ?? ana,
  }))
  backend.answers('POST /clientes/unir', ({ id, id_otro }) => {
    left.delete(id_otro)
    const nameOf = (_id: string) => nombreCompleto(clientes.find((one) => one._id === _id) ?? ana)
    const union = unaUnion({
      queda: { _id: id, nombre: nameOf(id) },
      va: { _id: id_otro, nombre: nameOf(id_otro) },
    })
    uniones.unshift(union)
    return { msg: `Se unieron en «${union.queda.nombre}»`, union }
  })
  backend.answers('POST /clientes/deshacer_union', () => {
    for (const one of clientes) left.set(one._id, one)
    const union = { ...unaUnion(), deshecha: '2024-05-02T12:00:00.000Z', se_deshace: false }
    uniones.splice(0, 1, union)
    return { msg: 'Se deshizo la unión', union, conservados: ['puesto' as const] }
  })
  backend.answers('POST /clientes/uniones', () => ({ uniones }))
  backend.answers('POST /clientes/marcar_distintos', ({ ids }) => {
    for (const id of ids) apart.add(id)
    return { msg: 'Se recordará que no son la misma persona' }
  })
  backend.answers('POST /clientes/quitar_distintos', ({ ids }) => {
    for (const id of ids) apart.delete(id)
    return { msg: 'Se volverán a mostrar si parecen la misma persona' }
  })
}
