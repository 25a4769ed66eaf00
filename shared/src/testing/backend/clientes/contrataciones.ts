import { pagosDe, type FiltroContrataciones } from '../../../contract/index.ts'
import { hoy, masDias, nombreCompleto } from '../../../format/index.ts'
import { hasPermission } from '../../../remote/permissions.ts'
import type { ContratacionGuardada, Data } from '../data.ts'
import { badFields, Refusal, type Context, type Handlers } from '../handler.ts'
import { between, ordered, page } from '../lists/listing.ts'
import { containWords, matchesClave } from '../lists/matching.ts'
import { changed, checkVersion, findCliente, findRow, replaced, rowsOf } from '../lists/rows.ts'

const GONE = 'La contratación no existe'
const CANCELLED = 2

/** Today's status of one that is not cancelled (D14). */
const statusOf = (fecha_fin: string) => (fecha_fin < hoy() ? 1 : 0)

/** Whether the client has one that is not cancelled and ends later. */
const isRenewed = (one: ContratacionGuardada, { contrataciones: all }: Data): boolean =>
  rowsOf(all, one.id_cliente).some((other) => other.fecha_fin > one.fecha_fin && other.status !== CANCELLED)

/** The payments of a purchase that count (E-23). */
export const paidFor = ({ _id }: ContratacionGuardada, { pagos }: Data) =>
  pagos.filter(({ id_contratacion, cancelacion }) => id_contratacion === _id && cancelacion === null)

/** What of a purchase was paid on these days; null: nothing. Without payments it was its total, on the day that it began. */
function paidOf(one: ContratacionGuardada, filtro: FiltroContrataciones, data: Data): number | null {
  const { pago_desde, pago_hasta, metodo } = filtro
  const asked = (fecha: string, by: ContratacionGuardada['metodo']) =>
    between(fecha, pago_desde, pago_hasta) && (metodo.length === 0 || metodo.includes(by))
  if (one.pagado === undefined) {
    return one.status !== CANCELLED && asked(one.fecha_inicio, one.metodo) ? one.total : null
  }
  const paid = paidFor(one, data).filter(({ fecha, metodo }) => asked(fecha, metodo))
  return paid.length > 0 ? inPesos(paid.map(({ monto }) => monto)) : null
}

/** A sum of pesos, added up in cents. */
export const inPesos = (amounts: readonly number[]): number =>
  amounts.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100

/** The purchases of all clients that a filter leaves, with their clients. */
const found = (filtro: FiltroContrataciones, { data }: Context) =>
  data.contrataciones.flatMap((one) => {
    const cliente = data.clientes.find(({ _id }) => _id === one.id_cliente)
    if (!cliente) return []
    const { _id, celular, email } = cliente
    const nombre = nombreCompleto(cliente)
    const matches =
      (matchesClave(cliente, filtro.cliente) ?? containWords([nombre], filtro.cliente)) &&
      (!filtro.membresia || one.membresia._id === filtro.membresia) &&
      (filtro.status.length === 0 || filtro.status.includes(one.status)) &&
      (filtro.pago_desde || filtro.pago_hasta
        ? paidOf(one, filtro, data) !== null
        : filtro.metodo.length === 0 || filtro.metodo.includes(one.metodo)) &&
      (!filtro.con_saldo || (one.saldo ?? 0) > 0) &&
      between(one.fecha_inicio, filtro.inicio_desde, filtro.inicio_hasta) &&
      between(one.fecha_fin, filtro.fin_desde, filtro.fin_hasta) &&
      !(filtro.sin_renovar && isRenewed(one, data)) &&
      !(filtro.renovadas && !isRenewed(one, data))
    return matches ? [{ ...one, cliente: { _id, nombre, celular, email } }] : []
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
  /** Whose it must be; a batch does not say it. */
  id_cliente?: string
  id_contratacion?: string
  id?: string | undefined
  version?: number | undefined
}

/** The purchase that a request names. */
export function take({ id_cliente, id_contratacion, id, version }: Which, context: Context) {
  const { contrataciones: all } = context.data
  if (id_cliente !== undefined) findCliente(context, id_cliente)
  const row = findRow(
    id_cliente === undefined ? all : rowsOf(all, id_cliente),
    id_contratacion ?? id ?? '',
    GONE,
  )
  checkVersion(context, row, version)
  return row
}

/** Writes a change, and what is owed since. */
export function put(
  context: Context,
  former: ContratacionGuardada,
  change: Partial<ContratacionGuardada>,
  msg: string,
) {
  const { data } = context
  const {
    pagado: _pagado,
    saldo: _saldo,
    ...row
  } = changed(former, {
    status: statusOf(change.fecha_fin ?? former.fecha_fin),
    ...change,
  })
  const paid = paidFor(row, data).map(({ monto }) => monto)
  const pagado = paid.length > 0 ? inPesos(paid) : null
  const contratacion = { ...row, ...pagosDe({ ...row, pagado, cancelada: row.status === CANCELLED }) }
  data.contrataciones = replaced(data.contrataciones, contratacion)
  return { msg, contratacion }
}

/** What the call for one purchase does, and a batch to each. */
export function extender({ dias = 0, fecha_fin, ...which }: Which & Extension, context: Context) {
  const former = take(which, context)
  if (former.status === CANCELLED) throw new Refusal(409, 'La membresía está cancelada; no se puede extender')
  const until = fecha_fin ?? masDias(former.fecha_fin, dias)
  if (until <= former.fecha_fin) throw new Refusal(409, 'Ya termina ese día o después')
  return put(context, former, { fecha_fin: until, previo: former.fecha_fin }, 'Membresía extendida')
}

/** Takes the last extension back, for one purchase and in a batch. */
export function reducir(which: Which, context: Context) {
  const former = take(which, context)
  if (former.previo === undefined)
    throw new Refusal(409, 'Lo último no fue una extensión; no se puede deshacer')
  return put(context, former, { fecha_fin: former.previo }, 'Membresía restaurada')
}

export const contrataciones = {
  'POST /contrataciones/listar': (input, context) => {
    const { data, usuario } = context
    const sees = (...any: string[]) => any.some((one) => hasPermission(usuario, one))
    const names = sees('clientes.ver', 'clientes.detalles')
    // A question must not tell a name by what it finds, or by where it puts it (D60).
    if (!names && (input.cliente || input.orden === 'cliente'))
      throw new Refusal(403, 'No hay permiso para buscar ni ordenar por cliente')
    const left = found(input, context)
    // What a list that shows names of things is ordered by.
    const byName = left.map((one) => ({
      ...{ ...one, one, cliente: one.cliente.nombre, membresia: one.membresia.nombre },
    }))
    const inOrder = ordered(byName, { direccion: 'asc', ...input }, 'fecha_fin')
    const { rows, ...counted } = page(inOrder, { filas: 20, ...input }, true)
    const told = rows.map(({ one }) =>
      names ? one : { ...one, cliente: { _id: one.cliente._id, nombre: null } },
    )
    const plans = [...data.membresias, ...data.eliminados.membresias]
    return {
      ...{ contrataciones: told, ...counted, membresia: plans.find(({ _id }) => _id === input.membresia) },
      ...(sees('configuracion.membresias.ver') && {
        suma: inPesos(left.map(({ total }) => total)),
        suma_saldo: inPesos(left.map(({ saldo = 0 }) => saldo)),
        ...((input.pago_desde || input.pago_hasta) && {
          suma_pagada: inPesos(left.map((one) => paidOf(one, input, data) ?? 0)),
        }),
      }),
    }
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
  'POST /clientes/extender_contratacion': ({ dias, fecha_fin, ...which }, context) =>
    extender({ ...which, ...extensionOf({ dias, fecha_fin }) }, context),
  'POST /clientes/restaurar_fecha_fin': reducir,
  'POST /clientes/cancelar_contratacion': (which, context) => {
    const former = take(which, context)
    if (former.status === CANCELLED) throw new Refusal(409, 'La membresía ya estaba cancelada')
    if (former.status !== 0) throw new Refusal(409, 'La membresía ya venció; no hay nada que cancelar')
    return put(context, former, { status: CANCELLED }, 'Membresía cancelada')
  },
  'POST /clientes/restaurar_contratacion': ({ version, ...which }, context) => {
    const former = take(which, context)
    const msg = 'Membresía restaurada'
    if (former.status !== CANCELLED) return { msg, contratacion: former }
    checkVersion(context, former, version)
    return put(context, former, {}, msg)
  },
} satisfies Partial<Handlers>
