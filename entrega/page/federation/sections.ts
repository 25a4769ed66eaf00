/**
 * Loads, shows and prefetches the sections; no failure of a remote gets past this door. It comes with the frame, because
 * nobody needs it before signing in.
 */
export { anew } from '../anew'
export { textos as failureTexts } from './failures.textos'
export { loader } from './page-loader'
export { askBeforeClick, askUnseen, loadBeforeShowing, prefetchPages, preloadPage } from './pages'
export { prefetchFirst, prefetchOnIdle, prefetchOnIntent } from './prefetch'
export { remoteComponents } from './remote-components'
export { RemoteFailure } from './RemoteFailure'
export { RemotePage } from './RemotePage'
export { actualizar, hayOtra } from './failures.textos'
export { useStanding } from './useStanding'
export { watchRegistry } from './watch-registry'
export { useRemoteStates, type RemoteState } from './remote-states'
