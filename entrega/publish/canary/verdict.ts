/**
 * How one release of a remote fared in people's pages, in the format of `npm run telemetria -- --json` and
 * `/telemetria`.
 */
export interface Fared {
  cargas: number
  /** Failed loads, by reason. */
  fallos: Record<string, number>
  /** Errors of its code while it ran; a page reports five at most. */
  errores: number
}

/** When a canary ends. The reasons for these values: docs/operacion/vigilar.md, «Telemetría». */
export interface Thresholds {
  /** With fewer loads and failures than this there is no verdict. */
  atLeast: number
  /** A larger part of the loads than this failed, … */
  failures: number
  /** … or there were more errors per load than this, … */
  errors: number
  /** … and that is at least so many times the figure of the release in use. */
  times: number
  /** How certain that must be: standard deviations between the two. */
  sure: number
}

export const thresholds: Thresholds = { atLeast: 20, failures: 0.05, errors: 0.2, times: 3, sure: 2.33 }

export type Verdict =
  { what: 'waits'; why: string } | { what: 'goes on'; why: string } | { what: 'returns'; why: string }

/** Decides about a canary from the pages' reports about it and about the release in use over the same time. */
export function verdict(
  { canary, stable }: { canary: Fared; stable: Fared },
  { atLeast, failures, errors, times, sure }: Thresholds = thresholds,
): Verdict {
  const [mine, theirs] = [tried(canary), tried(stable)]
  if (mine < atLeast)
    return { what: 'waits', why: `${mine} de ${atLeast} cargas que hacen falta para juzgar` }

  const [failing, before] = [failed(canary) / mine, failed(stable) / Math.max(1, theirs)]
  if (
    failing > failures &&
    failing >= times * before &&
    surelyMore({ failing, mine, before, theirs }) >= sure
  )
    return {
      what: 'returns',
      why: `fallaron ${percent(failing)} de ${mine} cargas, frente a ${percent(before)}`,
    }

  const [per, perBefore] = [canary.errores / mine, stable.errores / Math.max(1, theirs)]
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

const failed = ({ fallos }: Fared) => Object.values(fallos).reduce((sum, n) => sum + n, 0)
const tried = (fared: Fared) => fared.cargas + failed(fared)

/**
 * The z-score of two proportions, each with its own variance, so that a release in use without failures does not weaken
 * it.
 */
function surelyMore({
  failing,
  mine,
  before,
  theirs,
}: Record<'failing' | 'mine' | 'before' | 'theirs', number>) {
  const variance = (failing * (1 - failing)) / mine + (before * (1 - before)) / Math.max(1, theirs)
  return variance === 0 ? Infinity : (failing - before) / Math.sqrt(variance)
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`
const decimal = (n: number) => n.toFixed(2)
