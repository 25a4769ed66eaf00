/** The part of the runtime's share scopes that `keepShared` needs: scope, package, version. */
export type ShareScopes = Record<string, Record<string, Record<string, { from: string }>>>

/**
 * The runtime records the first remote that used a shared copy as its origin, and drops the copy when that remote is
 * registered again; the next remote would then find no React. All copies come from the host, so this function records
 * the host instead.
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
