import { guion } from './guion.ts'

/* Labels of the wire's enumerations (specification, section 9). An unknown value shows a dash. */

const labels =
  <const T extends Record<number, string>>(names: T) =>
  (value: number | null | undefined): T[keyof T] | typeof guion =>
    value === null || value === undefined ? guion : ((names as Record<number, T[keyof T]>)[value] ?? guion)

export const etiquetaTipoPersona = labels({ 0: 'Física', 1: 'Moral' })
/** 7 is shown as Administrador (D3). */
export const etiquetaTipoUsuario = labels({ 0: 'Administrador', 1: 'Asesor', 7: 'Administrador' })
/** In the list of advisories (D13). */
export const etiquetaStatusAsesoria = labels({ 0: 'En curso', 1: 'Finalizada' })
/** In the history of a client's advisories (D13). */
export const etiquetaStatusHistorial = labels({ 0: 'Pendiente', 1: 'Activa', 2: 'Finalizada' })
export const etiquetaTipoAsesoria = labels({ 0: 'Psicológica', 1: 'Deportiva', 2: 'Nutricional' })
export const etiquetaStatusContratacion = labels({ 0: 'Activa', 1: 'Vencida', 2: 'Cancelada' })
export const etiquetaMetodo = labels({ 0: 'Efectivo', 1: 'Tarjeta', 2: 'Transferencia' })
