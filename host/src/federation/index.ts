/** What every page needs of federation, sign-in too: which remotes there are. The rest comes with the frame (sections.ts). */
export { registry } from './page-registry'
export type { GuardedEntry, GuardedRegistry } from './guard-registry'
export {
  canOverride,
  isAllowed,
  listedOrigins,
  offerAt,
  readOverrides,
  setOverride,
  takeReset,
} from './overrides'
export { permittedRemotes, rememberPermitted } from './permitted'
export { useMenuEntries, useRegistry } from './useRegistry'
