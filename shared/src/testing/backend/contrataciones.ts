import type { FiltroContrataciones } from '../../contract/index.ts'
import { hoy, masDias, nombreCompleto } from '../../format/index.ts'
import { hasPermission } from '../../remote/permissions.ts'
import type { ContratacionGuardada } from './data.ts'
import { badFields, Refusal, type Context, type Handlers } from './handler.ts'
import { between, ordered, page } from './listing.ts'
import { containWords, matchesClave } from './matching.ts'
import { changed, checkVersion, findCliente, findRow, replaced } from './rows.ts'

const GONE = 'La contratación no existe'
const CANCELLED = 2

/** Today's status of one that is not cancelled (D14). */
const statusOf = (fecha_fin: string) => (fecha_fin < hoy() ? 1 : 0)

/** D60: the sum for those who see plans, names for those who see clients. */
const sees = ({ usuario }: Context, ...any: string[]) => any.some((one) => hasPermission(usuario, one))

/** The purchases of all clients that a filter leaves, with their clients. */
const found = (filtro: FiltroContrataciones, { data }: Context) =>
  data.contrataciones.flatMap((one) => {
    const cliente = data.clientes.find(({ _id }) => _id === one.id_cliente)
    if (!cliente) return []
    const nombre = nombreCompleto(cliente)
    const { celular, email } = cliente
    const later = data.contrataciones.filter(
      (other) => other.fecha_fin > one.fecha_fin && other.status !== CANCELLED,
    )
    const matches =
      (matchesClave(cliente, filtro.cliente) ?? containWords([nombre], filtro.cliente)) &&
      (!filtro.membresia || one.membresia._id === filtro.membresia) &&
      (filtro.status.length === 0 || filtro.status.includes(one.status)) &&
      (filtro.metodo.length === 0 || filtro.metodo.includes(one.metodo)) &&
      between(one.fecha_inicio, filtro.inicio_desde, filtro.inicio_hasta) &&
      between(one.fecha_fin, filtro.fin_desde, filtro.fin_hasta) &&
      !(filtro.sin_renovar && later.some(({ id_cliente }) => id_cliente === cliente._id))
    return matches ? [{ ...one, cliente: { _id: cliente._id, nombre, celular, email } }] : []
  })

/** The purchases that a filter leaves, by their ends. */
export const takeFound = (filtro: FiltroContrataciones, context: Context): string[] =>
  found(filtro, context)
    .toSorted((a, b) => a.fecha_fin.localeCompare(b.fecha_fin))
    .map(({ _id }) => _id)

interface Extension {
  dias?: number | undefined
  fecha_fin?: string | undefined
}

/** How far a purchase is extended; refuses none and both. */
export function extensionOf({ dias, fecha_fin }: Extension): Extension {
  if ((dias === undefined) !== (fecha_fin === undefined)) return { dias, fecha_fin }
  throw badFields({ dias: 'Va uno de dias y fecha_fin' })
}

interface Which {
  id: string
  version?: number | undefined
}

function byId({ id, version }: Which, context: Context): ContratacionGuardada {
  const row = findRow(context.data.contrataciones, id, GONE)
  checkVersion(context, row, version)
  return row
}

/** What the call for one purchase does, and a batch to each. */
export function extender({ dias = 0, fecha_fin, ...which }: Which & Extension, context: Context) {
  const former = byId(which, context)
  if (former.status === CANCELLED) throw new Refusal(409, 'La membresía está cancelada; no se puede extender')
  const until = fecha_fin ?? masDias(former.fecha_fin, dias)
  if (until <= former.fecha_fin) throw new Refusal(409, 'Ya termina ese día o después')
  return end(context, { ...former, previo: former.fecha_fin }, until)
}

/** Takes an extension back. */
export const reducir = ({ previo, ...which }: Which & { previo: string }, context: Context) =>
  end(context, byId(which, context), previo)

const end = (context: Context, former: ContratacionGuardada, fecha_fin: string) =>
  put(context, former, { fecha_fin, status: statusOf(fecha_fin) })

function put({ data }: Context, former: ContratacionGuardada, change: Partial<ContratacionGuardada>) {
  const contratacion = changed(former, change)
  data.contrataciones = replaced(data.contrataciones, contratacion)
  return contratacion
}

/** The purchase that a request names; it must be that client's. */
export function takeContratacion(
  { id_cliente, id_contratacion }: Record<'id_cliente' | 'id_contratacion', string>,
  context: Context,
) {
  findCliente(context, id_cliente)
  const ofClient = context.data.contrataciones.filter((one) => one.id_cliente === id_cliente)
  return findRow(ofClient, id_contratacion, GONE)
}

export const contrataciones = {
  'POST /contrataciones/listar': (input, context) => {
    const names = sees(context, 'clientes.ver', 'clientes.detalles')
    // A question must not tell a name by what it finds, or by where it puts it.
    if (!names && (input.cliente || input.orden === 'cliente'))
      throw new Refusal(403, 'No hay permiso para buscar ni ordenar por cliente')
    const { membresias, eliminados } = context.data
    const left = found(input, context)
    // What a list that shows names of things is ordered by.
    const byName = left.map((one) => ({
      ...one,
      cliente: one.cliente.nombre,
      membresia: one.membresia.nombre,
      one,
    }))
    const inOrder = ordered(byName, { direccion: 'asc', ...input }, 'fecha_fin')
    const { rows, ...counted } = page(inOrder, { filas: 20, ...input }, true)
    const told = rows.map(({ one }) =>
      names ? one : { ...one, cliente: { _id: one.cliente._id, nombre: null } },
    )
    const membresia = [...membresias, ...eliminados.membresias].find(({ _id }) => _id === input.membresia)
    const suma = left.reduce((sum, { total }) => sum + total, 0)
    const sums = sees(context, 'configuracion.membresias.ver') ? { suma } : {}
    return { contrataciones: told, ...counted, membresia, ...sums }
  },
  'POST /contrataciones/exportar': () => ({ url: '/admin/descargas/contrataciones' }),
  'POST /clientes/crear_contratacion': ({ id_membresia, ...input }, context) => {
    findCliente(context, input.id_cliente)
    const membresia = context.data.membresias.find(({ _id }) => _id === id_membresia)
    if (!membresia) throw badFields({ id_membresia: 'La membresía no existe' })
    const base = { ...input, _id: context.newId(), version: 1, status: statusOf(input.fecha_fin) } as const
    const contratacion = { ...base, membresia: { _id: id_membresia, nombre: membresia.nombre } }
    context.data.contrataciones.unshift(contratacion)
    return { msg: 'Membresía contratada', contratacion }
  },
  'POST /clientes/extender_contratacion': ({ version, dias, fecha_fin, ...which }, context) => {
    const how = extensionOf({ dias, fecha_fin })
    const { _id: id } = takeContratacion(which, context)
    return { msg: 'Membresía extendida', contratacion: extender({ id, version, ...how }, context) }
  },
  'POST /clientes/restaurar_fecha_fin': ({ version, ...which }, context) => {
    const former = takeContratacion(which, context)
    checkVersion(context, former, version)
    if (former.previo === undefined)
      throw new Refusal(409, 'Lo último no fue una extensión; no se puede deshacer')
    return { msg: 'Membresía restaurada', contratacion: end(context, former, former.previo) }
  },
  'POST /clientes/cancelar_contratacion': (which, context) => {
    const former = takeContratacion(which, context)
    if (former.status === CANCELLED) throw new Refusal(409, 'La membresía ya estaba cancelada')
    if (former.status !== 0) throw new Refusal(409, 'La membresía ya venció; no hay nada que cancelar')
    const contratacion = put(context, former, { status: CANCELLED })
    return { msg: 'Membresía cancelada', contratacion }
  },
  'POST /clientes/restaurar_contratacion': ({ version, ...which }, context) => {
    const former = takeContratacion(which, context)
    const msg = 'Membresía restaurada'
    if (former.status !== CANCELLED) return { msg, contratacion: former }
    checkVersion(context, former, version)
    return { msg, contratacion: put(context, former, { status: statusOf(former.fecha_fin) }) }
  },
} satisfies Partial<Handlers>
