import type { FaredRelease } from '../canary/judge.ts'

/** How releases fared in people's pages, one line each, for operators. */
export const sayFared = (rows: FaredRelease[], hours: number): string[] =>
  rows.map(({ remoto, version, cargas, fallos, errores }) => {
    const failed = Object.values(fallos).reduce((sum, times) => sum + times, 0)
    const reasons = Object.entries(fallos).map(([reason, times]) => `${reason} ${times}`)
    const why = failed > 0 ? ` (${reasons.join(', ')})` : ''
    return `${remoto} ${version}: en ${hours} horas, cargas ${cargas}, fallidas ${failed}${why}, errores ${errores}`
  })
