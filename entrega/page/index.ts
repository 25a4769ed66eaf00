/** What every page needs of federation, sign-in too: which remotes there are. The rest is in sections.ts. */
export { owns } from './owns.ts'
export { registry } from './registry/page-registry.ts'
export type { GuardedEntry, GuardedRegistry } from './registry/guard-registry.ts'
export { readOverrides, takeReset } from './overrides/kept-overrides.ts'
export { allowedEntries, byOrder, permittedRemotes, rememberPermitted } from './permitted.ts'
export { useMenuEntries, useRegistry } from './registry/useRegistry.ts'
