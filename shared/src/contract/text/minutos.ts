/** How short and how long an advisory may be, in minutes (E-21). */
export const MINUTOS = { min: 5, max: 720 } as const

/** How long an advisory is taken to last if nobody said it. */
export const MINUTOS_SUPUESTOS = 60
