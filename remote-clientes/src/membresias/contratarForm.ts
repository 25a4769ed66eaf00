import type { RequestOf } from '@backoffice/shared/contract'
import { hoy } from '@backoffice/shared/format'
import { textos } from './membresias.textos.ts'

type Pedido = RequestOf<'/clientes/crear_contratacion'>

/** The form's values; a missing choice is null. */
export interface ContratarForm {
  id_membresia: string | null
  total: number | null
  metodo: Pedido['metodo'] | null
  fecha_inicio: string | null
  fecha_fin: string | null
}

/** A new purchase begins today; the person fills in the rest. */
export const contratarVacio = (): ContratarForm => ({
  id_membresia: null,
  total: null,
  metodo: null,
  fecha_inicio: hoy(),
  fecha_fin: null,
})

/** The request, or the errors of each field. */
export function pedidoDe(
  idCliente: string,
  { id_membresia, total, metodo, fecha_inicio, fecha_fin }: ContratarForm,
): { pedido: Pedido } | { campos: Partial<Record<keyof ContratarForm, string>> } {
  // Days as text compare like days.
  const order =
    fecha_inicio && fecha_fin && fecha_fin < fecha_inicio
      ? { fecha_fin: textos.contratar.finAntesDelInicio }
      : null
  if (id_membresia === null || total === null || metodo === null || !fecha_inicio || !fecha_fin) {
    const values = { id_membresia, total, metodo, fecha_inicio, fecha_fin }
    const missing = Object.entries(values).filter(([, value]) => value === null || value === '')
    const empty = Object.fromEntries(missing.map(([campo]) => [campo, textos.contratar.obligatorio]))
    return { campos: { ...empty, ...order } }
  }
  if (order) return { campos: order }
  return { pedido: { id_cliente: idCliente, id_membresia, total, metodo, fecha_inicio, fecha_fin } }
}
