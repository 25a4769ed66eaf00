import { cleanLine } from './clean.ts'

/** An e-mail in its normal form for comparisons (D40): clean, lower case. */
export const normalEmail = (email: string): string => cleanLine(email).toLowerCase()
