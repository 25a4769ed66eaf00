/**
 * Loads, shows and prefetches the sections; no failure of a remote gets past this door. It comes with the frame, because
 * nobody needs it before signing in.
 */
export { anew } from '../anew.ts'
export { textos as failureTexts } from './failures.textos.ts'
export { loader } from './page-loader.ts'
export { askBeforeClick, askUnseen, loadBeforeShowing, prefetchPages, preloadPage } from './pages.ts'
export { prefetchFirst, prefetchOnIdle, prefetchOnIntent } from './prefetch.ts'
export { remoteComponents } from './remote-components.tsx'
export { RemoteFailure } from './RemoteFailure.tsx'
export { RemotePage } from './RemotePage.tsx'
export { actualizar, hayOtra } from './failures.textos.ts'
export { useStanding } from './useStanding.ts'
export { watchRegistry } from './watch-registry.ts'
export { useRemoteStates, type RemoteState } from './remote-states.ts'
