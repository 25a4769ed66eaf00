/** The part of the runtime's share scopes this needs: scope, package, version. */
export type ShareScopes = Record<string, Record<string, Record<string, { from: string }>>>

/**
 * The runtime notes on a shared copy who used it first, as if it came from there, and drops it when that remote is
 * registered anew: whoever comes next would find no React. All copies are the host's, so that is what it is told.
 */
export function keepShared(scopes: ShareScopes, remote: string, host = 'host'): void {
  for (const packages of Object.values(scopes)) {
    for (const versions of Object.values(packages)) {
      for (const copy of Object.values(versions)) {
        if (copy.from === remote) copy.from = host
      }
    }
  }
}
