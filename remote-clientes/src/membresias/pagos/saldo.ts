import type { Contratacion } from '@backoffice/shared/contract'

/** What can still be paid of a purchase: without payments, all of it. */
export const porPagar = ({ total, saldo }: Pick<Contratacion, 'total' | 'saldo'>): number => saldo ?? total

/** What all these purchases still owe, added up in cents. */
export const saldoDe = (contrataciones: Pick<Contratacion, 'saldo'>[]): number =>
  contrataciones.reduce((cents, { saldo = 0 }) => cents + Math.round(saldo * 100), 0) / 100
