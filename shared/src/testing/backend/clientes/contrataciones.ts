import type { FiltroContrataciones } from '../../../contract/index.ts'
import { hoy, nombreCompleto } from '../../../format/index.ts'
import { hasPermission } from '../../../remote/permissions.ts'
import type { ContratacionGuardada, Data } from '../data.ts'
import { badFields, Refusal, type Handlers } from '../handler.ts'
import { between, ordered, page } from '../lists/listing.ts'
import { containWords, matchesClave } from '../lists/matching.ts'
import { findCliente, rowsOf } from '../lists/rows.ts'

const CANCELLED = 2

/** Whether the client has one that is not cancelled and ends later. */
const isRenewed = (one: ContratacionGuardada, { contrataciones: all }: Data): boolean =>
  rowsOf(all, one.id_cliente).some((other) => other.fecha_fin > one.fecha_fin && other.status !== CANCELLED)

/** A sum of pesos, added up in cents. */
const inPesos = (amounts: readonly number[]): number =>
  amounts.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100

/** The purchases of all clients that a filter leaves, with their clients; what was paid on its days is the api's affair. */
const found = (filtro: FiltroContrataciones, data: Data) =>
  data.contrataciones.flatMap((one) => {
    const cliente = data.clientes.find(({ _id }) => _id === one.id_cliente)
    if (!cliente) return []
    const nombre = nombreCompleto(cliente)
    const matches =
      (matchesClave(cliente, filtro.cliente) ?? containWords([nombre], filtro.cliente)) &&
      (!filtro.membresia || one.membresia._id === filtro.membresia) &&
      (filtro.status.length === 0 || filtro.status.includes(one.status)) &&
      (filtro.metodo.length === 0 || filtro.metodo.includes(one.metodo)) &&
      (!filtro.con_saldo || (one.saldo ?? 0) > 0) &&
      between(one.fecha_inicio, filtro.inicio_desde, filtro.inicio_hasta) &&
      between(one.fecha_fin, filtro.fin_desde, filtro.fin_hasta) &&
      !(filtro.sin_renovar && isRenewed(one, data)) &&
      !(filtro.renovadas && !isRenewed(one, data))
    return matches ? [{ ...one, cliente: { ...cliente, nombre } }] : []
  })

export const contrataciones = {
  'POST /contrataciones/listar': (input, context) => {
    const { data, usuario } = context
    const sees = (...any: string[]) => any.some((one) => hasPermission(usuario, one))
    const names = sees('clientes.ver', 'clientes.detalles')
    // A question must not tell a name by what it finds, or by where it puts it (D60).
    if (!names && (input.cliente || input.orden === 'cliente'))
      throw new Refusal(403, 'No hay permiso para buscar ni ordenar por cliente')
    const left = found(input, data)
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
      }),
    }
  },
  'POST /contrataciones/exportar': () => ({ url: '/admin/descargas/contrataciones' }),
  'POST /clientes/crear_contratacion': ({ id_membresia, ...input }, context) => {
    findCliente(context, input.id_cliente)
    const membresia = context.data.membresias.find(({ _id }) => _id === id_membresia)
    if (!membresia) throw badFields({ id_membresia: 'La membresía no existe' })
    const contratacion: ContratacionGuardada = {
      ...{
        ...input,
        _id: context.newId(),
        version: 1,
        membresia: { _id: id_membresia, nombre: membresia.nombre },
      },
      // D14
      status: input.fecha_fin < hoy() ? 1 : 0,
    }
    context.data.contrataciones.unshift(contratacion)
    return { msg: 'Membresía contratada', contratacion }
  },
} satisfies Partial<Handlers>
