import { type CampoCompra, calls, type FilaLeida, metodoPago } from '@backoffice/shared/contract'
import type { NuevaContratacion } from '../../contrataciones/repository.ts'

/** The purchase of a row, before it is known whose it is. */
export type Compra = Omit<NuevaContratacion, 'id_cliente' | 'membresia'>

const NEEDED: [CampoCompra, string][] = [
  ['membresia', 'Falta la membresía'],
  ['membresia_inicio', 'Falta cuándo comienza la membresía'],
  ['membresia_fin', 'Falta cuándo termina la membresía'],
  ['membresia_total', 'Falta el total de la membresía'],
]

/** The request's members, by the columns that they come from. */
const COLUMN_OF: Record<string, CampoCompra> = {
  id_membresia: 'membresia',
  fecha_inicio: 'membresia_inicio',
  fecha_fin: 'membresia_fin',
  total: 'membresia_total',
  metodo: 'membresia_metodo',
}
const NOBODY = '00000000-0000-7000-8000-000000000000'
const CASH = metodoPago.parse(0)

/**
 * The purchase that a row brings, by the rules of the call for one; null: none. Without a method it was paid in cash.
 * Adds to `wrong` what is missing or refused, by column.
 */
export function purchaseOf(read: FilaLeida, wrong: Map<string, string>): Compra | null {
  const { compra } = read
  const tried = Object.keys(read.problemas).some((campo) => campo.startsWith('membresia'))
  if (Object.keys(compra).length === 0 && !tried) return null
  for (const [campo, sentence] of NEEDED)
    if (compra[campo] === undefined && !wrong.has(campo)) wrong.set(campo, sentence)
  const asked = calls['POST /clientes/crear_contratacion'].request.safeParse({
    ...{ id_cliente: NOBODY, id_membresia: compra.membresia, total: compra.membresia_total },
    ...{ metodo: compra.membresia_metodo ?? CASH },
    ...{ fecha_inicio: compra.membresia_inicio, fecha_fin: compra.membresia_fin },
  })
  for (const { path, message } of asked.error?.issues ?? []) {
    const campo = COLUMN_OF[String(path[0])]
    if (campo && !wrong.has(campo)) wrong.set(campo, message)
  }
  if (!asked.data) return null
  const { id_cliente: _nobody, ...found } = asked.data
  return found
}
