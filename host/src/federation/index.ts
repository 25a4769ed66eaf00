/** The public door of federation: no failure of a remote gets past it. */
export { registry, loader } from './federation'
export { RemotePage } from './RemotePage'
export { RemoteFailure } from './RemoteFailure'
export { remoteComponents } from './remote-components'
export { textos as failureTexts } from './failures.textos'
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
export { loadBeforeShowing, prefetchPages, preloadPage } from './pages'
export { useRemoteStates, type RemoteState } from './remote-states'
export {
  permittedRemotes,
  prefetchFirst,
  prefetchOnIdle,
  prefetchOnIntent,
  rememberPermitted,
} from './prefetch'
export { useMenuEntries, useRegistry } from './useRegistry'
