import type { MetodoPago, StatusContratacion } from '@backoffice/shared/contract'

/** How files and receipts name a method of payment (specification, section 9). */
export const METODOS: Record<MetodoPago, string> = { 0: 'Efectivo', 1: 'Tarjeta', 2: 'Transferencia' }

/** The same of a purchase's status. */
export const STATUS: Record<StatusContratacion, string> = { 0: 'Activa', 1: 'Vencida', 2: 'Cancelada' }
