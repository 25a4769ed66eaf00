import { create } from 'zustand'
import type { Loader } from './loader'
import type { Failure } from './result'

/** What has become of a remote in this page; one that nobody asked for has none. */
export interface RemoteState {
  state: 'loading' | 'running' | 'failed'
  /** How long the last load took. */
  milliseconds?: number
  /** The last one, also once it runs again. */
  failure?: Failure
}

/** The states of all remotes by name, for whoever looks into what is wrong. */
export const useRemoteStates = create<Record<string, RemoteState>>(() => ({}))

const note = (name: string, state: RemoteState) =>
  useRemoteStates.setState((all) => ({ [name]: { ...all[name], ...state } }))

/** Its code was there and failed while it was shown. */
export const noteFailure = (name: string, failure: Failure): void => note(name, { state: 'failed', failure })

/** The same loader; it also notes how each load goes. */
export function observed(loader: Loader): Loader {
  const known = new WeakSet<Promise<unknown>>()
  return {
    ...loader,
    load(name, expose) {
      const answer = loader.load(name, expose)
      // Each render asks, and gets the same answer.
      if (!known.has(answer)) {
        known.add(answer)
        follow(name, answer)
      }
      return answer
    },
  }
}

function follow(name: string, answer: ReturnType<Loader['load']>): void {
  const start = performance.now()
  // Not at once: whoever asks may be rendering.
  queueMicrotask(() => note(name, { state: 'loading' }))
  void answer.then((result) => {
    const milliseconds = performance.now() - start
    if (result.ok) note(name, { state: 'running', milliseconds })
    else note(name, { state: 'failed', milliseconds, failure: result.failure })
  })
}
