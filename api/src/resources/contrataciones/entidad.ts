import type { MetodoPago, StatusContratacion } from '@backoffice/shared/contract'
import { sql } from '../../platform/database/drizzle.ts'
import { contrataciones } from './table.ts'

/** A purchase is cancelled, never deleted, so that it has no more of an entity than these names. */
export const CONTRATACION = {
  entidad: 'contratacion',
  falta: 'La contratación no existe',
  tabla: contrataciones,
  nombre: sql<string>`(select concat_ws(' · ', nombre_de_cliente(c), contrataciones.membresia) from clientes c
    where c.id_locatario = contrataciones.id_locatario and c._id = contrataciones.id_cliente)`,
}

/** How files and receipts name a method of payment (specification, section 9). */
export const METODOS: Record<MetodoPago, string> = { 0: 'Efectivo', 1: 'Tarjeta', 2: 'Transferencia' }

/** The same of a purchase's status. */
export const STATUS: Record<StatusContratacion, string> = { 0: 'Activa', 1: 'Vencida', 2: 'Cancelada' }
