/** One line of a benchmark's results. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** The value to compare with, in the same unit. */
  baseline: number | null
  /** value / baseline */
  ratio: number | null
  /** (largest − smallest) / median of the runs behind `value`. */
  spread: number
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('no hay medidas')
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

export function spread(values: readonly number[]): number {
  const middle = median(values)
  return middle === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / middle
}

/** Summarizes runs as one line; with a baseline, compares them with the baseline's alternating runs. */
export function figure(
  name: string,
  unit: string,
  runs: readonly number[],
  baseRuns?: readonly number[],
): Figure {
  const value = median(runs)
  const baseline = baseRuns ? median(baseRuns) : null
  return { name, value, unit, baseline, ratio: baseline ? value / baseline : null, spread: spread(runs) }
}
