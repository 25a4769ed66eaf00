/** The number of runs that `--veces` asks for. */
export function runsOf(veces: string): number {
  const runs = Number(veces)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--veces pide un número entero desde 1')
  return runs
}
