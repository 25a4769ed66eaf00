/**
 * What every page needs of federation, sign-in too: which remotes there are. The rest comes with the frame
 * (sections.ts), and what only the panel needs with the panel (overrides.ts).
 */
export { allowedEntries, byOrder } from '../menu'
export { owns } from '../owns'
export { registry } from './page-registry'
export type { GuardedEntry, GuardedRegistry } from './guard-registry'
export { readOverrides, takeReset } from './kept-overrides'
export { permittedRemotes, rememberPermitted } from './permitted'
export { useMenuEntries, useRegistry } from './useRegistry'
