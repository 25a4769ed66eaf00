/**
 * What every page needs of federation, sign-in too: which remotes there are. The rest comes with the frame
 * (sections.ts), and what only the panel needs with the panel (overrides.ts).
 */
export { allowedEntries, byOrder } from '../menu.ts'
export { owns } from '../owns.ts'
export { registry } from './page-registry.ts'
export type { GuardedEntry, GuardedRegistry } from './guard-registry.ts'
export { readOverrides, takeReset } from './kept-overrides.ts'
export { permittedRemotes, rememberPermitted } from './permitted.ts'
export { useMenuEntries, useRegistry } from './useRegistry.ts'
