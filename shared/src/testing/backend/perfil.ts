import { perfilCliente, type AsesoriaHistorial, type PerfilCliente } from '../../contract/index.ts'
import { hoy } from '../../format/index.ts'
import { archivosDe } from './archivos.ts'
import { giros, regimenes } from './catalogos.ts'
import { findCliente } from './clientes.ts'
import { contratacionesDe } from './contrataciones.ts'
import type { AsesoriaGuardada } from './data.ts'
import type { Context, HandlersFor } from './handler.ts'
import { pick } from './rows.ts'

const nameIn = (catalogo: { _id: string; nombre: string }[], id: string | null) =>
  catalogo.find(({ _id }) => _id === id)?.nombre ?? null

// D13: finished, otherwise pending or active depending on its start.
const historial = (asesoria: AsesoriaGuardada, ours: boolean): AsesoriaHistorial => ({
  ...(ours && { _id: asesoria._id, motivo: asesoria.motivo }),
  tipo: asesoria.tipo ?? 0,
  asesor: asesoria.asesor?.nombre ?? 'Rosa Méndez',
  fecha_inicio: asesoria.creacion,
  fecha_fin: asesoria.finalizacion,
  status: asesoria.finalizacion !== null ? 2 : asesoria.creacion > hoy() ? 0 : 1,
})

function perfilDe(context: Context, id: string): PerfilCliente {
  const { data, ours } = context
  const cliente = findCliente(context, id)
  const asesorias = data.asesorias.filter(({ id_cliente }) => id_cliente === id)
  const finalizadas = asesorias.filter(({ finalizacion }) => finalizacion !== null).length
  const contrataciones = contratacionesDe(context, id)
  const [actual] = contrataciones
  return {
    ...(ours && pick(cliente, ['_id', 'version'])),
    indicadores_generales: {
      asesorias_totales: asesorias.length,
      asesorias_pendientes: asesorias.length - finalizadas,
      asesorias_finalizadas: finalizadas,
      membresia_actual: actual ? { nombre: actual.membresia.nombre, status: actual.status } : null,
    },
    informacion_personal: pick(cliente, PERSONAL),
    informacion_empresarial: {
      ...pick(cliente, EMPRESARIAL),
      ...(ours && {
        regimen_fiscal_nombre: nameIn(regimenes, cliente.regimen_fiscal),
        giro_nombre: nameIn(giros, cliente.giro),
      }),
    },
    archivos: archivosDe(context, id),
    asesorias: asesorias.map((asesoria) => historial(asesoria, ours)),
    contrataciones,
  }
}

export const perfil: HandlersFor<'/clientes/perfil'> = {
  'POST /clientes/perfil': ({ id }, context) => ({ cliente: perfilDe(context, id) }),
}

const { informacion_personal, informacion_empresarial } = perfilCliente.shape
const PERSONAL = Object.keys(informacion_personal.shape) as (keyof typeof informacion_personal.shape)[]
const EMPRESARIAL = Object.keys(
  informacion_empresarial.omit({ regimen_fiscal_nombre: true, giro_nombre: true }).shape,
) as Exclude<keyof typeof informacion_empresarial.shape, 'regimen_fiscal_nombre' | 'giro_nombre'>[]
