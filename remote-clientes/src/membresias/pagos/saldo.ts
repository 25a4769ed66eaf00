import type { Contratacion } from '@backoffice/shared/contract'

/** What can still be paid of a purchase: without payments, all of it. */
export const porPagar = ({ total, saldo }: Pick<Contratacion, 'total' | 'saldo'>): number => saldo ?? total
