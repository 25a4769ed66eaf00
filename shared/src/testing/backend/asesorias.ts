import type { AsesoriaDetalles, AsesoriaFila } from '../../contract/index.ts'
import { nombreCompleto } from '../../format/index.ts'
import { findCliente } from './clientes.ts'
import type { AsesoriaGuardada } from './data.ts'
import { deletionOf, discard, restore, rowsOf } from './eliminados.ts'
import { Refusal, type Context, type HandlersFor } from './handler.ts'
import { between, page } from './listing.ts'
import { containWords, matchesClave } from './matching.ts'
import { changed, checkVersion, findRow, pick, replaced, sentOf } from './rows.ts'

const row = (asesoria: AsesoriaGuardada): Omit<AsesoriaFila, 'asesor'> => ({
  ...pick(asesoria, ['_id', 'version', 'cliente', 'empresa', 'motivo', 'creacion', 'finalizacion', 'status']),
  ...deletionOf(asesoria),
})

// When a test provides only the list row of an advisory, the builders' defaults fill the rest.
const detalles = (asesoria: AsesoriaGuardada, { data }: Context): AsesoriaDetalles => ({
  ...row(asesoria),
  cliente: { _id: asesoria.id_cliente ?? data.clientes[0]?._id ?? asesoria._id, nombre: asesoria.cliente },
  asesor: asesoria.asesor ?? persona(data.usuarios[0]!),
  tipo: asesoria.tipo ?? 0,
  descripcion: asesoria.descripcion ?? null,
})

const persona = (usuario: Parameters<typeof nombreCompleto>[0] & { _id: string }) => ({
  _id: usuario._id,
  nombre: nombreCompleto(usuario),
})

const NADIE = { rfc: null, curp: null }

const GONE = 'La asesoría no existe'
const find = ({ data }: Context, id: string) => findRow(data.asesorias, id, GONE)

function asesorDe({ data, usuario }: Context, id: string | null | undefined) {
  const asesor = id ? data.usuarios.find(({ _id }) => _id === id) : usuario
  if (!asesor) throw new Refusal(400, 'Hay datos que corregir', { asesor: 'No existe' })
  return persona(asesor)
}

type Calls =
  `${'listar' | 'crear' | 'detalles' | 'editar' | 'eliminar' | 'restaurar' | 'exportar'}` | 'listar_asesores'

export const asesorias: HandlersFor<`/asesorias/${Calls}`> = {
  'POST /asesorias/listar': (input, context) => {
    const { data, ours } = context
    const clienteDe = (id: string | undefined) => data.clientes.find(({ _id }) => _id === id) ?? NADIE
    const found = rowsOf(context, 'asesorias', input.eliminados, 'asesorias.editar').filter(
      ({ cliente, id_cliente, status, creacion, asesor }) =>
        (matchesClave(clienteDe(id_cliente), input.cliente) ?? containWords([cliente], input.cliente)) &&
        (input.status.length === 0 || input.status.includes(status)) &&
        (!input.asesor || asesor?._id === input.asesor) &&
        between(creacion, input.fecha_inicio, input.fecha_fin),
    )
    const { rows, counted } = page(found, input, ours)
    const told = (asesoria: AsesoriaGuardada): AsesoriaFila => ({
      ...row(asesoria),
      ...(ours && asesoria.asesor && { asesor: asesoria.asesor.nombre }),
    })
    return { asesorias: rows.map(told), ...counted }
  },
  'POST /asesorias/crear': ({ cliente: id_cliente, fecha, asesor, ...campos }, context) => {
    const cliente = findCliente(context, id_cliente)
    const asesoria: AsesoriaGuardada = {
      _id: context.newId(),
      version: 1,
      id_cliente: cliente._id,
      cliente: nombreCompleto(cliente),
      empresa: cliente.nombre_comercial ?? cliente.razon_social,
      creacion: fecha,
      finalizacion: null,
      status: 0,
      asesor: asesorDe(context, asesor),
      tipo: 0,
      descripcion: null,
      ...sentOf(campos),
    }
    context.data.asesorias.push(asesoria)
    return { msg: 'Asesoría creada', ...(context.ours && { _id: asesoria._id }) }
  },
  'POST /asesorias/detalles': ({ id, eliminado }, context) => {
    const rows = rowsOf(context, 'asesorias', eliminado, 'asesorias.editar')
    return { asesoria: detalles(findRow(rows, id, GONE), context) }
  },
  'POST /asesorias/editar': ({ id, version, asesor, fecha, ...campos }, context) => {
    const asesoria = find(context, id)
    checkVersion(context, asesoria, version)
    const change = changed(asesoria, {
      ...sentOf(campos),
      ...(fecha !== undefined && { creacion: fecha }),
      // A deleted user remains the advisor of existing rows, but new rows cannot choose them.
      ...(asesor && asesor !== asesoria.asesor?._id && { asesor: asesorDe(context, asesor) }),
    })
    if (change.finalizacion !== null && change.finalizacion < change.creacion) {
      throw new Refusal(400, 'Hay datos que corregir', {
        finalizacion: 'No puede ser anterior a la fecha de creación',
      })
    }
    const status = change.finalizacion === null ? 0 : 1
    context.data.asesorias = replaced(context.data.asesorias, { ...change, status })
    return { msg: 'Cambios guardados' }
  },
  'POST /asesorias/eliminar': ({ id, version }, context) => {
    const asesoria = find(context, id)
    checkVersion(context, asesoria, version)
    discard(context, 'asesorias', asesoria)
    return { msg: 'Asesoría eliminada' }
  },
  'POST /asesorias/restaurar': (input, context) => {
    restore(context, 'asesorias', input, GONE)
    return { msg: 'Asesoría restaurada' }
  },
  'GET /asesorias/listar_asesores': (_, { data }) => ({ asesores: data.usuarios.map(persona) }),
  'POST /asesorias/exportar': () => ({ url: '/admin/descargas/asesorias' }),
}
