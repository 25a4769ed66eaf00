import type { Cliente, Contratacion, ContratacionFila, FiltroContrataciones } from '../../contract/index.ts'
import { hoy, nombreCompleto } from '../../format/index.ts'
import { hasPermission } from '../../remote/permissions.ts'
import { findCliente } from './clientes.ts'
import type { ContratacionGuardada } from './data.ts'
import { Refusal, type Context, type HandlersFor } from './handler.ts'
import { between, page } from './listing.ts'
import { containWords, matchesClave } from './matching.ts'
import { changed, checkVersion, findRow, pick, replaced } from './rows.ts'

type Calls = `${'crear' | 'extender' | 'cancelar' | 'restaurar'}_contratacion` | 'restaurar_fecha_fin'

const row = (contratacion: ContratacionGuardada): Contratacion =>
  pick(contratacion, [
    '_id',
    'version',
    'membresia',
    'total',
    'metodo',
    'fecha_inicio',
    'fecha_fin',
    'status',
  ])

/** A client's purchases, the most recent first. */
export const contratacionesDe = ({ data }: Context, id_cliente: string): Contratacion[] =>
  data.contrataciones.filter((one) => one.id_cliente === id_cliente).map(row)

const matches = (one: ContratacionFila, filtro: FiltroContrataciones, { data }: Context): boolean =>
  isOf(
    data.clientes.find(({ _id }) => _id === one.cliente._id),
    filtro.cliente,
  ) &&
  (!filtro.membresia || one.membresia._id === filtro.membresia) &&
  (filtro.status.length === 0 || filtro.status.includes(one.status)) &&
  (filtro.metodo.length === 0 || filtro.metodo.includes(one.metodo)) &&
  between(one.fecha_inicio, filtro.inicio_desde, filtro.inicio_hasta) &&
  between(one.fecha_fin, filtro.fin_desde, filtro.fin_hasta)

type Fila = ContratacionFila & { cliente: { nombre: string } }

const isOf = (cliente: Cliente | undefined, wanted: string): boolean =>
  cliente !== undefined && (matchesClave(cliente, wanted) ?? containWords([nombreCompleto(cliente)], wanted))

const isRenewed = (one: ContratacionFila, all: ContratacionFila[]): boolean =>
  all.some(
    ({ cliente, status, fecha_fin }) =>
      cliente._id === one.cliente._id && status !== 2 && fecha_fin > one.fecha_fin,
  )

/** D60: the sum for those who see plans, names for those who see clients. */
const seesSums = ({ usuario }: Context) => hasPermission(usuario, 'configuracion.membresias.ver')
const seesNames = ({ usuario }: Context) =>
  hasPermission(usuario, 'clientes.ver') || hasPermission(usuario, 'clientes.detalles')

/** The purchases of all clients, with the client's name. */
const filas = ({ data }: Context): Fila[] =>
  data.contrataciones.flatMap((one) => {
    const cliente = data.clientes.find(({ _id }) => _id === one.id_cliente)
    return cliente ? [{ ...row(one), cliente: { _id: cliente._id, nombre: nombreCompleto(cliente) } }] : []
  })

/** What a list that shows names of things is ordered by. */
const ordenable = (one: Fila) => ({
  ...one,
  cliente: one.cliente.nombre,
  membresia: one.membresia.nombre,
})

interface Extension {
  id: string
  version?: number | undefined
  dias?: number | undefined
  fecha_fin?: string | undefined
}

/** What the call for one purchase does, and a batch to each. */
export function extender({ id, version, dias = 0, fecha_fin }: Extension, context: Context) {
  const former = findRow(context.data.contrataciones, id, 'La contratación no existe')
  checkVersion(context, former, version)
  if (former.status === 2) throw new Refusal(409, 'La membresía está cancelada; no se puede extender')
  const until = fecha_fin ?? plus(former.fecha_fin, dias)
  if (until <= former.fecha_fin) throw new Refusal(409, 'Ya termina ese día o después')
  return end(context, { ...former, previo: former.fecha_fin }, until)
}

/** Takes an extension back. */
export function reducir(input: { id: string; version?: number; previo: string }, context: Context): void {
  const former = findRow(context.data.contrataciones, input.id, 'La contratación no existe')
  checkVersion(context, former, input.version)
  end(context, former, input.previo)
}

const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

function end({ data }: Context, former: ContratacionGuardada, fecha_fin: string) {
  const status = fecha_fin < hoy() ? 1 : 0
  const contratacion = changed(former, { fecha_fin, status })
  data.contrataciones = replaced(data.contrataciones, contratacion)
  return contratacion
}

export const contrataciones: HandlersFor<`/clientes/${Calls}` | `/contrataciones/${'listar' | 'exportar'}`> =
  {
    'POST /contrataciones/listar': (input, context) => {
      const names = seesNames(context)
      if (!names && (input.cliente || input.orden === 'cliente'))
        throw new Refusal(403, 'No hay permiso para buscar ni ordenar por cliente')
      const all = filas(context)
      const left = all.filter(
        (one) => matches(one, input, context) && !(input.sin_renovar && isRenewed(one, all)),
      )
      const byId = new Map(left.map((one) => [one._id, one]))
      const plans = [...context.data.membresias, ...context.data.eliminados.membresias]
      const plan = plans.find(({ _id }) => _id === input.membresia)
      const wanted = { filas: 20, ...input, orden: input.orden ?? 'fecha_fin' }
      const { rows, counted } = page(left.map(ordenable), wanted, true)
      return {
        contrataciones: rows.map(({ _id }) => {
          const one = byId.get(_id) as Fila
          return names ? one : { ...one, cliente: { ...one.cliente, nombre: null } }
        }),
        ...counted,
        ...(plan && { membresia: { _id: plan._id, nombre: plan.nombre } }),
        ...(seesSums(context) && { suma: left.reduce((sum, { total }) => sum + total, 0) }),
      }
    },
    'POST /contrataciones/exportar': () => ({ url: '/admin/descargas/contrataciones' }),
    'POST /clientes/crear_contratacion': ({ id_membresia, ...input }, context) => {
      findCliente(context, input.id_cliente)
      const plan = findRow(context.data.membresias, id_membresia, 'La membresía no existe')
      const contratacion: ContratacionGuardada = {
        ...input,
        _id: context.newId(),
        version: 1,
        membresia: { _id: plan._id, nombre: plan.nombre },
        status: input.fecha_fin < hoy() ? 1 : 0,
      }
      context.data.contrataciones.unshift(contratacion)
      return { msg: 'Membresía contratada', contratacion: row(contratacion) }
    },
    'POST /clientes/extender_contratacion': ({ id_cliente, id_contratacion: id, ...how }, context) => {
      findCliente(context, id_cliente)
      if ((how.dias === undefined) === (how.fecha_fin === undefined)) {
        throw new Refusal(400, 'Hay datos que corregir', { dias: 'Va uno de dias y fecha_fin' })
      }
      return { msg: 'Membresía extendida', contratacion: row(extender({ id, ...how }, context)) }
    },
    'POST /clientes/restaurar_fecha_fin': ({ id_cliente, id_contratacion: id, version }, context) => {
      findCliente(context, id_cliente)
      const former = findRow(context.data.contrataciones, id, 'La contratación no existe')
      checkVersion(context, former, version)
      if (former.previo === undefined)
        throw new Refusal(409, 'Lo último no fue una extensión; no se puede deshacer')
      return { msg: 'Membresía restaurada', contratacion: row(end(context, former, former.previo)) }
    },
    'POST /clientes/cancelar_contratacion': ({ id_cliente, id_contratacion }, context) => {
      findCliente(context, id_cliente)
      const ofClient = context.data.contrataciones.filter((one) => one.id_cliente === id_cliente)
      const former = findRow(ofClient, id_contratacion, 'La contratación no existe')
      if (former.status === 2) throw new Refusal(409, 'La membresía ya estaba cancelada')
      const contratacion = changed(former, { status: 2 })
      context.data.contrataciones = replaced(context.data.contrataciones, contratacion)
      return { msg: 'Membresía cancelada', contratacion: row(contratacion) }
    },
    'POST /clientes/restaurar_contratacion': ({ id_cliente, id_contratacion, version }, context) => {
      findCliente(context, id_cliente)
      const ofClient = context.data.contrataciones.filter((one) => one.id_cliente === id_cliente)
      const former = findRow(ofClient, id_contratacion, 'La contratación no existe')
      const msg = 'Membresía restaurada'
      if (former.status !== 2) return { msg, contratacion: row(former) }
      checkVersion(context, former, version)
      const contratacion = changed(former, { status: former.fecha_fin < hoy() ? 1 : 0 })
      context.data.contrataciones = replaced(context.data.contrataciones, contratacion)
      return { msg, contratacion: row(contratacion) }
    },
  }
