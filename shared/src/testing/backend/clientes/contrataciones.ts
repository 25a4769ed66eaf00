import type { Cliente, FiltroContrataciones } from '../../../contract/index.ts'
import { hoy, nombreCompleto } from '../../../format/index.ts'
import { hasPermission } from '../../../remote/permissions.ts'
import type { ContratacionGuardada } from '../data.ts'
import { badFields, Refusal, type Handlers } from '../handler.ts'
import { between, ordered, page } from '../lists/listing.ts'
import { containWords } from '../lists/matching.ts'
import { findCliente } from '../lists/rows.ts'

/** Which were renewed, and what was paid on some days, is the api's affair. */
const matches = (one: ContratacionGuardada, cliente: Cliente, filtro: FiltroContrataciones): boolean =>
  containWords([nombreCompleto(cliente)], filtro.cliente) &&
  (!filtro.membresia || one.membresia._id === filtro.membresia) &&
  (filtro.status.length === 0 || filtro.status.includes(one.status)) &&
  (filtro.metodo.length === 0 || filtro.metodo.includes(one.metodo)) &&
  (!filtro.con_saldo || (one.saldo ?? 0) > 0) &&
  between(one.fecha_inicio, filtro.inicio_desde, filtro.inicio_hasta) &&
  between(one.fecha_fin, filtro.fin_desde, filtro.fin_hasta)

export const contrataciones = {
  'POST /contrataciones/listar': (input, { data, usuario }) => {
    const sees = (...any: string[]) => any.some((one) => hasPermission(usuario, one))
    const names = sees('clientes.ver', 'clientes.detalles')
    // A question must not tell a name by what it finds, or by where it puts it (D60).
    if (!names && (input.cliente || input.orden === 'cliente'))
      throw new Refusal(403, 'No hay permiso para buscar ni ordenar por cliente')
    // The list is ordered by the names of client and plan; the answer has `told`.
    const left = data.contrataciones.flatMap((one) => {
      const cliente = data.clientes.find(({ _id }) => _id === one.id_cliente)
      if (!cliente || !matches(one, cliente, input)) return []
      const nombre = nombreCompleto(cliente)
      const told = { ...one, cliente: names ? { ...cliente, nombre } : { _id: cliente._id, nombre: null } }
      return [{ ...one, cliente: nombre, membresia: one.membresia.nombre, told }]
    })
    const inOrder = ordered(left, { direccion: 'asc', ...input }, 'fecha_fin')
    const { rows, ...counted } = page(inOrder, { filas: 20, ...input }, true)
    const plans = [...data.membresias, ...data.eliminados.membresias]
    return {
      ...{ ...counted, contrataciones: rows.map(({ told }) => told) },
      membresia: plans.find(({ _id }) => _id === input.membresia),
      ...(sees('configuracion.membresias.ver') && {
        suma: left.reduce((sum, { total }) => sum + total, 0),
        suma_saldo: left.reduce((sum, { saldo = 0 }) => sum + saldo, 0),
      }),
    }
  },
  'POST /clientes/crear_contratacion': ({ id_membresia, ...input }, context) => {
    findCliente(context, input.id_cliente)
    const membresia = context.data.membresias.find(({ _id }) => _id === id_membresia)
    if (!membresia) throw badFields({ id_membresia: 'La membresía no existe' })
    const contratacion: ContratacionGuardada = {
      ...{ ...input, _id: context.newId(), version: 1, membresia },
      // D14
      status: input.fecha_fin < hoy() ? 1 : 0,
    }
    context.data.contrataciones.unshift(contratacion)
    return { msg: 'Membresía contratada', contratacion }
  },
} satisfies Partial<Handlers>
