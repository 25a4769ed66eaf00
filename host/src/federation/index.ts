/** Everything that can go wrong with a remote stays behind this door. */
export { registry, loader } from './federation'
export { RemotePage } from './RemotePage'
export { RemoteFailure } from './RemoteFailure'
export { remoteComponents } from './remote-components'
export { permittedRemotes, prefetchOnIdle, prefetchOnIntent, rememberPermitted } from './prefetch'
export { useMenuEntries, useRegistry } from './useRegistry'
