const first = 250
const most = 10_000
/** Whatever ran this long was healthy: its next fall starts from the shortest wait again. */
const healthy = 60_000

/** How long to wait before each restart: longer every time, until something ran well for a while. */
export function createBackoff() {
  let falls = 0
  return (ranFor: number): number => {
    falls = ranFor >= healthy ? 1 : falls + 1
    return Math.min(most, first * 2 ** (falls - 1))
  }
}
