import { hoy } from '../../../format/index.ts'
import { hasPermission } from '../../../remote/permissions.ts'
import type { AsesoriaGuardada } from '../data.ts'
import type { Context, Handlers } from '../handler.ts'
import { ordered } from '../lists/listing.ts'
import { findCliente, rowsOf } from '../lists/rows.ts'
import { inList } from './archivos.ts'

// D13: finished, otherwise pending or active depending on its start.
const historial = (asesoria: AsesoriaGuardada, { ours, data }: Context) => ({
  ...(ours && asesoria),
  tipo: asesoria.tipo ?? 0,
  asesor: asesoria.asesor?.nombre ?? data.usuarios[0]?.nombre,
  fecha_inicio: asesoria.creacion,
  fecha_fin: asesoria.finalizacion,
  status: asesoria.finalizacion !== null ? 2 : asesoria.creacion > hoy() ? 0 : 1,
})

export const perfil = {
  'POST /clientes/perfil': ({ id }, context) => {
    const { data, ours, usuario } = context
    const cliente = findCliente(context, id)
    const asesorias = ordered(rowsOf(data.asesorias, id), {}, 'creacion')
    const finalizadas = asesorias.filter(({ finalizacion }) => finalizacion !== null).length
    const contrataciones = rowsOf(data.contrataciones, id)
    const [actual] = contrataciones
    return {
      cliente: {
        ...(ours && { _id: id, version: cliente.version }),
        indicadores_generales: {
          asesorias_totales: asesorias.length,
          asesorias_pendientes: asesorias.length - finalizadas,
          asesorias_finalizadas: finalizadas,
          membresia_actual: actual ? { nombre: actual.membresia.nombre, status: actual.status } : null,
        },
        ...(ours && hasPermission(usuario, 'clientes.detalles') && { al_dia: { nota: null, tarea: null } }),
        informacion_personal: cliente,
        informacion_empresarial: cliente,
        archivos: ordered(rowsOf(data.archivos, id), {}, 'fecha').map(inList),
        asesorias: asesorias.map((asesoria) => historial(asesoria, context)),
        contrataciones,
      },
    }
  },
} satisfies Partial<Handlers>
