import type { TipoAsesoria } from '@backoffice/shared/contract'

/** How files and reports name a kind of advisory (specification, section 9). */
export const TIPOS: Record<TipoAsesoria, string> = { 0: 'Psicológica', 1: 'Deportiva', 2: 'Nutricional' }

/** The same of its status in the list (D13). */
export const STATUS: Record<0 | 1, string> = { 0: 'En curso', 1: 'Finalizada' }
