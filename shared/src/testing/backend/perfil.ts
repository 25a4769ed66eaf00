import { hasPermission } from '../../remote/permissions.ts'
import { hoy } from '../../format/index.ts'
import { archivosDe } from './archivos.ts'
import { giros, regimenes } from './catalogos.ts'
import type { AsesoriaGuardada } from './data.ts'
import type { Context, Handlers } from './handler.ts'
import { findCliente } from './rows.ts'

const nameIn = (catalogo: { _id: string; nombre: string }[], id: string | null) =>
  catalogo.find(({ _id }) => _id === id)?.nombre ?? null

// D13: finished, otherwise pending or active depending on its start.
const historial = (asesoria: AsesoriaGuardada, { ours, data }: Context) => ({
  ...(ours && asesoria),
  tipo: asesoria.tipo ?? 0,
  asesor: asesoria.asesor?.nombre ?? data.usuarios[0]?.nombre,
  fecha_inicio: asesoria.creacion,
  fecha_fin: asesoria.finalizacion,
  status: asesoria.finalizacion !== null ? 2 : asesoria.creacion > hoy() ? 0 : 1,
})

/** The newest note, and the open task that is due first. */
function alDia({ data }: Context, id: string) {
  const mine = data.notas.filter(({ id_cliente }) => id_cliente === id)
  const [nota = null] = mine
    .filter(({ responsable }) => responsable === null)
    .toSorted((a, b) => b.creacion.localeCompare(a.creacion))
  const [tarea = null] = mine
    .filter(({ responsable, hecha }) => responsable !== null && hecha === null)
    .toSorted((a, b) => (a.vence ?? NEVER).localeCompare(b.vence ?? NEVER))
  return { nota, tarea: tarea && { ...tarea, responsable: tarea.responsable?.nombre } }
}

const NEVER = '9999-12-32'

export const perfil = {
  'POST /clientes/perfil': ({ id }, context) => {
    const { data, ours } = context
    const cliente = findCliente(context, id)
    const mine = data.asesorias.filter(({ id_cliente }) => id_cliente === id)
    const asesorias = mine.toSorted((a, b) => b.creacion.localeCompare(a.creacion))
    const finalizadas = asesorias.filter(({ finalizacion }) => finalizacion !== null).length
    const contrataciones = data.contrataciones.filter(({ id_cliente }) => id_cliente === id)
    const [actual] = contrataciones
    const names = {
      regimen_fiscal_nombre: nameIn(regimenes, cliente.regimen_fiscal),
      giro_nombre: nameIn(giros, cliente.giro),
    }
    return {
      cliente: {
        ...(ours && { _id: id, version: cliente.version }),
        indicadores_generales: {
          asesorias_totales: asesorias.length,
          asesorias_pendientes: asesorias.length - finalizadas,
          asesorias_finalizadas: finalizadas,
          membresia_actual: actual ? { nombre: actual.membresia.nombre, status: actual.status } : null,
        },
        ...(ours && hasPermission(context.usuario, 'clientes.detalles') && { al_dia: alDia(context, id) }),
        informacion_personal: cliente,
        informacion_empresarial: { ...cliente, ...(ours && names) },
        archivos: archivosDe(context, id),
        asesorias: asesorias.map((asesoria) => historial(asesoria, context)),
        contrataciones,
      },
    }
  },
} satisfies Partial<Handlers>
