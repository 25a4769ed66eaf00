/** What is counted of a release in people's pages, in the format of `npm run telemetria -- --json` and `/telemetria`. */
export interface ReleaseCounts extends Counts {
  remoto: string
  version: string
}

export interface Counts {
  cargas: number
  /** Failed loads, by reason. */
  fallos: Record<string, number>
  /** Errors of its code while it ran; a page reports five at most. */
  errores: number
}

/** When a canary ends. The reasons for these values: docs/operacion/vigilar.md, «Telemetría». */
const thresholds = {
  /** With fewer loads and failures than this there is no verdict. */
  atLeast: 20,
  /** A larger part of the loads than this failed, … */
  failures: 0.05,
  /** … or there were more errors per load than this, … */
  errors: 0.2,
  /** … and that is at least so many times the figure of the release in use. */
  times: 3,
  /** How certain that must be: standard deviations between the two. */
  sure: 2.33,
}

export interface Verdict {
  what: 'waits' | 'goes on' | 'returns'
  why: string
}

/** Decides about a canary from the pages' reports about it and about the release in use over the same time. */
export function verdict({ canary, stable }: { canary: Counts; stable: Counts }): Verdict {
  const { atLeast, failures, errors, times, sure } = thresholds
  const [mine, theirs] = [tried(canary), Math.max(1, tried(stable))]
  if (mine < atLeast)
    return { what: 'waits', why: `${mine} de ${atLeast} cargas que hacen falta para juzgar` }

  const [failing, before] = [failed(canary) / mine, failed(stable) / theirs]
  // The z-score of two proportions, each with its own variance, so that a release in use without failures does not
  // weaken it.
  const variance = (failing * (1 - failing)) / mine + (before * (1 - before)) / theirs
  const score = variance === 0 ? Infinity : (failing - before) / Math.sqrt(variance)
  if (failing > failures && failing >= times * before && score >= sure)
    return {
      what: 'returns',
      why: `fallaron ${percent(failing)} de ${mine} cargas, frente a ${percent(before)}`,
    }

  const [per, perBefore] = [canary.errores / mine, stable.errores / theirs]
  // One page reports several errors, so a high ratio alone may come from few pages.
  if (per > errors && per >= times * perBefore && canary.errores >= atLeast)
    return {
      what: 'returns',
      why: `${decimal(per)} errores por carga en ${mine}, frente a ${decimal(perBefore)}`,
    }

  return {
    what: 'goes on',
    why: `fallaron ${percent(failing)} de ${mine} cargas, ${decimal(per)} errores por carga`,
  }
}

const failed = ({ fallos }: Counts) => Object.values(fallos).reduce((sum, n) => sum + n, 0)
const tried = (counts: Counts) => counts.cargas + failed(counts)

const percent = (part: number) => `${(part * 100).toFixed(1)} %`
const decimal = (n: number) => n.toFixed(2)
