import { today } from '../../platform/lists/days.ts'
import { useContrataciones } from '../contrataciones/contrataciones.testing.ts'

export interface Ids {
  id_cliente: string
  id_contratacion: string
}

/** Helpers for the payments of purchases. */
export function usePagos() {
  const uses = useContrataciones()
  const { api, newCliente, buy } = uses
  const purchase = async (campos: object = {}): Promise<Ids> => {
    const id_cliente = await newCliente()
    const id_contratacion = (await buy(id_cliente, { total: 1000, ...campos })).body.contratacion
      ._id as string
    return { id_cliente, id_contratacion }
  }
  const pay = (ids: Ids, monto: number, campos: object = {}, options = {}) =>
    api.call('POST /clientes/crear_pago', { ...ids, fecha: today(), metodo: 0, monto, ...campos }, options)
  const read = async (ids: Ids) => (await api.call('POST /clientes/pagos_contratacion', ids)).body
  const cancelPago = (ids: Ids, id_pago: string) =>
    api.call('POST /clientes/cancelar_pago', { ...ids, id_pago })
  const restorePago = (ids: Ids, id_pago: string) =>
    api.call('POST /clientes/restaurar_pago', { ...ids, id_pago })
  return { ...uses, purchase, pay, read, cancelPago, restorePago }
}
