import type { Contratacion } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { badField, notFound, Refusal, staleVersion } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { today } from '../../platform/lists/days.ts'
import { cliente } from '../clientes/entidad.ts'
import { findCliente, takeCliente } from '../clientes/repository.ts'
import { CONTRATACION } from '../contrataciones/entidad.ts'
import { listContrataciones, lockContratacion, payContratacion } from '../contrataciones/repository.ts'
import { PAGO } from './entidad.ts'
import { findPago, insertPago, listPagos, setCancelled } from './repository.ts'

const CANCELLED = 2
const { entidad } = PAGO

/** The payments of purchases (E-23). */
export default async function pagosRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /clientes/pagos_contratacion', ({ body, session: { idLocatario } }) =>
    app.db.tenant(idLocatario, async (tx) => {
      const { id_cliente, id_contratacion } = body
      if (!(await findCliente(tx, idLocatario, id_cliente))) throw notFound(cliente.falta)
      const all = await listContrataciones(tx, idLocatario, id_cliente)
      const contratacion = all.find(({ _id }) => _id === id_contratacion)
      if (!contratacion) throw notFound(CONTRATACION.falta)
      return { contratacion, pagos: await listPagos(tx, idLocatario, id_contratacion) }
    }),
  )

  registerCall(app, 'POST /clientes/crear_pago', ({ body, session, actor, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const { idLocatario } = session
        const { id_contratacion, fecha, metodo, monto } = body
        const { status, membresia } = await takeContratacion(tx, idLocatario, body)
        if (status === CANCELLED)
          throw new Refusal(409, 'La membresía está cancelada; no se puede registrar un pago')
        if (fecha > today()) throw badField('fecha', 'No puede ser posterior a hoy')
        const contratacion = await payContratacion(tx, idLocatario, id_contratacion, { monto, sign: 1 })
        if (!contratacion) throw new Refusal(409, 'El pago es mayor que el saldo')
        const pago = await insertPago(tx, idLocatario, { id_contratacion, fecha, metodo, monto })
        const despues = { id_contratacion, membresia: membresia.nombre, fecha, metodo, monto }
        auditBy(tx, actor, { accion: 'crear', entidad, idEntidad: pago._id, despues })
        return { msg: 'Pago registrado', pago, contratacion }
      }),
    ),
  )

  registerCall(app, 'POST /clientes/cancelar_pago', ({ body, session: { idLocatario }, actor }) =>
    app.db.tenant(idLocatario, async (tx) => {
      const { id_contratacion, id_pago } = body
      const { antes } = await takePago(tx, idLocatario, body)
      if (antes.cancelacion !== null) throw new Refusal(409, 'El pago ya estaba cancelado')
      if (body.version !== undefined && body.version !== antes.version) throw staleVersion()
      const contratacion = await payContratacion(tx, idLocatario, id_contratacion, {
        monto: antes.monto,
        sign: -1,
      })
      if (!contratacion) throw new Error('a payment was not part of what its purchase has paid')
      const pago = await setCancelled(tx, idLocatario, id_pago, true)
      auditBy(tx, actor, {
        ...{ accion: 'editar', entidad, idEntidad: id_pago },
        antes: { id_contratacion, monto: antes.monto, cancelado: false },
        despues: { id_contratacion, monto: antes.monto, cancelado: true },
      })
      return { msg: 'Pago cancelado', pago, contratacion }
    }),
  )

  // What is back already stays, so that a call that comes twice is answered.
  registerCall(app, 'POST /clientes/restaurar_pago', ({ body, session: { idLocatario }, actor }) =>
    app.db.tenant(idLocatario, async (tx) => {
      const { id_contratacion, id_pago } = body
      const { antes, compra } = await takePago(tx, idLocatario, body)
      const msg = 'Pago restaurado'
      if (antes.cancelacion === null) return { msg, pago: antes, contratacion: compra }
      if (body.version !== undefined && body.version !== antes.version) throw staleVersion()
      const contratacion = await payContratacion(tx, idLocatario, id_contratacion, {
        monto: antes.monto,
        sign: 1,
      })
      if (!contratacion) throw new Refusal(409, 'Ya se pagó con otro; el pago no cabe en el saldo')
      const pago = await setCancelled(tx, idLocatario, id_pago, false)
      auditBy(tx, actor, {
        ...{ accion: 'restaurar', entidad, idEntidad: id_pago },
        antes: { id_contratacion, monto: antes.monto, cancelado: true },
        despues: { id_contratacion, monto: antes.monto, cancelado: false },
      })
      return { msg, pago, contratacion }
    }),
  )
}

interface Which {
  id_cliente: string
  id_contratacion: string
}

/** The purchase that a request names, locked: its payments wait for each other. */
async function takeContratacion(tx: Tx, idLocatario: string, which: Which): Promise<Contratacion> {
  const { id_cliente, id_contratacion } = which
  await takeCliente(tx, idLocatario, id_cliente)
  const compra = await lockContratacion(tx, idLocatario, id_cliente, id_contratacion)
  if (!compra) throw notFound(CONTRATACION.falta)
  return compra
}

async function takePago(tx: Tx, idLocatario: string, which: Which & { id_pago: string }) {
  const compra = await takeContratacion(tx, idLocatario, which)
  const antes = await findPago(tx, idLocatario, which)
  if (!antes) throw notFound(PAGO.falta)
  return { compra, antes }
}
