/**
 * Loads, shows and prefetches the sections; no failure of a remote gets past this door. It comes with the frame, because
 * nobody needs it before signing in.
 */
export { anew } from './anew.ts'
export { textos as failureTexts } from './failures/failures.textos.ts'
export { loader } from './load/page-loader.ts'
export { askBeforeClick, askUnseen, loadBeforeShowing, prefetchPages, preloadPage } from './ahead/pages.ts'
export { prefetchFirst, prefetchOnIdle, prefetchOnIntent } from './ahead/prefetch.ts'
export { remoteComponents } from './show/remote-components.tsx'
export { RemoteFailure } from './show/RemoteFailure.tsx'
export { RemotePage } from './show/RemotePage.tsx'
export { actualizar, hayOtra } from './failures/failures.textos.ts'
export { useStanding } from './show/standing.ts'
export { watchRegistry } from './registry/watch-registry.ts'
export { useRemoteStates, type RemoteState } from './load/remote-states.ts'
