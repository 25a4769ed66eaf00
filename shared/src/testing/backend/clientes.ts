import {
  claveIn,
  type Cliente,
  type ClienteEnLista,
  type ClienteFila,
  type ColumnaExtraCliente,
} from '../../contract/index.ts'
import { hoy, nombreCompleto } from '../../format/index.ts'
import { hasPermission } from '../../remote/permissions.ts'
import { unCliente } from '../builders.ts'
import { deletionOf, discard, restore, rowsOf } from './eliminados.ts'
import { Refusal, type Context, type HandlersFor } from './handler.ts'
import { page } from './listing.ts'
import { containWords, matchesClave, matchesName, matchesPhone } from './matching.ts'
import { changed, checkVersion, findRow, pick, replaced, sentOf } from './rows.ts'

type Calls =
  'listar' | 'listar_avanzado' | 'crear' | 'detalles' | 'editar' | 'eliminar' | 'restaurar' | 'exportar'

/** The client with this id; 404 once it is deleted. */
export const findCliente = ({ data }: Context, id: string): Cliente => findRow(data.clientes, id, GONE)

const GONE = 'El cliente no existe'

/** The members of a client in the lists. */
export const clienteFila = (cliente: Cliente): ClienteFila => ({
  ...pick(cliente, ['_id', 'version', 'nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'email']),
  ...deletionOf(cliente),
})

const MATCHES = 50

export const clientes: HandlersFor<`/clientes/${Calls}`> = {
  'POST /clientes/listar': (input, context) => {
    const byClave = claveIn(input.nombre) !== null
    const found = rowsOf(context, 'clientes', input.eliminados, 'clientes.editar').filter(
      (cliente) =>
        matchesName(cliente, { ...input, ...(byClave && { nombre: '' }) }) &&
        (matchesClave(cliente, input.nombre) ?? true) &&
        matchesPhone(cliente.celular, input.celular) &&
        containWords([cliente.email], input.email),
    )
    const { rows, counted } = page(found, input, context.ours)
    return { clientes: rows.map((cliente) => enLista(cliente, input.columnas ?? [], context)), ...counted }
  },
  'POST /clientes/listar_avanzado': (input, { data }) => {
    const nothing = input.cliente === '' && input.empresa === ''
    const found = data.clientes.filter(
      (cliente) =>
        (matchesClave(cliente, input.cliente) ?? containWords([nombreCompleto(cliente)], input.cliente)) &&
        (matchesClave(cliente, input.empresa) ??
          containWords([cliente.nombre_comercial, cliente.razon_social], input.empresa)),
    )
    return { clientes: nothing ? [] : found.slice(0, MATCHES).map(clienteFila) }
  },
  'POST /clientes/crear': (input, { data, ours, newId }) => {
    checkPastDays(input)
    const cliente = { ...nothing, ...sentOf(input), _id: newId(), version: 1 } as Cliente
    data.clientes.push(cliente)
    return { msg: 'Cliente creado', ...(ours && { _id: cliente._id }) }
  },
  'POST /clientes/detalles': ({ id, eliminado }, context) => ({
    cliente: findRow(rowsOf(context, 'clientes', eliminado, 'clientes.editar'), id, GONE),
  }),
  'POST /clientes/editar': ({ id, version, ...campos }, context) => {
    const cliente = findCliente(context, id)
    checkVersion(context, cliente, version)
    checkPastDays(campos, cliente)
    context.data.clientes = replaced(context.data.clientes, changed(cliente, sentOf(campos)))
    return { msg: 'Cambios guardados' }
  },
  'POST /clientes/eliminar': ({ id, version }, context) => {
    const cliente = findCliente(context, id)
    checkVersion(context, cliente, version)
    discard(context, 'clientes', cliente)
    return { msg: 'Cliente eliminado' }
  },
  'POST /clientes/restaurar': (input, context) => {
    restore(context, 'clientes', input, GONE)
    return { msg: 'Cliente restaurado' }
  },
  'POST /clientes/exportar': () => ({ url: '/admin/descargas/clientes' }),
}

/** A row of the list, with the further columns that were asked for. */
function enLista(
  cliente: Cliente,
  columnas: readonly ColumnaExtraCliente[],
  { data, usuario }: Context,
): ClienteEnLista {
  if (columnas.length > 0 && !hasPermission(usuario, 'clientes.detalles'))
    throw new Refusal(403, 'No hay permiso para hacer esto')
  const { rfc, creacion, nombre_comercial, razon_social } = cliente
  const [ultima] = data.contrataciones.filter(({ id_cliente }) => id_cliente === cliente._id)
  const dias = data.asesorias
    .filter(({ id_cliente }) => id_cliente === cliente._id)
    .map((asesoria) => asesoria.creacion)
  const extra = {
    rfc,
    creacion,
    empresa: nombre_comercial || razon_social,
    membresia: ultima
      ? { nombre: ultima.membresia.nombre, fecha_fin: ultima.fecha_fin, status: ultima.status }
      : null,
    ultima_asesoria: dias.sort().at(-1) ?? null,
  }
  return { ...clienteFila(cliente), ...pick(extra, [...columnas]) }
}

const PAST = ['nacimiento', 'fecha_constitucion'] as const
type PastDays = { [K in (typeof PAST)[number]]?: string | null | undefined }

// An unchanged day may stay.
function checkPastDays(sent: PastDays, before: PastDays = {}): void {
  const wrong = PAST.filter((campo) => (sent[campo] ?? '') > hoy() && sent[campo] !== before[campo])
  if (wrong.length === 0) return
  const campos = Object.fromEntries(wrong.map((campo) => [campo, 'Es un día que no ha llegado']))
  throw new Refusal(400, 'Hay datos que corregir', campos)
}

const nothing = unCliente({ apellido_paterno: null, apellido_materno: null, celular: null, email: null })
