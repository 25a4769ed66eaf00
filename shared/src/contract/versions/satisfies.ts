import { satisfies as holds } from 'compare-versions'

/**
 * The version gate: whether a version lies in a range of npm's syntax (`^1.2.0`, `>=1.0.0 <2.0.0`, `1.x`, `a || b`). A
 * prerelease counts as its release, and what a bound leaves out as 0. A range that can't be parsed contains no version, so
 * a typo refuses the remote. The library weighs a fifth of npm's own, which the page can't afford.
 */
export function satisfies(version: string, range: string): boolean {
  if (range.trim() === '*') return /^\d+\.\d+\.\d+/.test(version)
  try {
    return holds(released(version), range.split('||').map(withoutPrereleases).join('||'))
  } catch {
    return false
  }
}

const released = (version: string) => version.replace(/[-+].*$/, '')
const withoutPrereleases = (range: string) => range.replace(/(\d)[-+][\w.-]+/g, '$1')
