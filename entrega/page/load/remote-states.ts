import { create } from 'zustand'
import type { Failure, Result } from '../failures/result.ts'

/** The state of a remote in this page; a remote that nothing has requested has none. */
export interface RemoteState {
  state: 'loading' | 'running' | 'failed'
  milliseconds?: number
  /** The last failure, kept when the remote runs again. */
  failure?: Failure
}

/** The states of all remotes by name, for the panel. */
export const useRemoteStates = create<Record<string, RemoteState>>(() => ({}))

const note = (name: string, state: RemoteState) =>
  useRemoteStates.setState((all) => ({ [name]: { ...all[name], ...state } }))

/** Records that a remote's code had loaded but failed while it was shown. */
export const noteFailure = (name: string, failure: Failure): void => note(name, { state: 'failed', failure })

export function followLoad(name: string, answer: Promise<Result<unknown>>): void {
  const start = performance.now()
  // Deferred, because the caller may be rendering.
  queueMicrotask(() => note(name, { state: 'loading' }))
  void answer.then((result) => {
    const milliseconds = performance.now() - start
    if (result.ok) note(name, { state: 'running', milliseconds })
    else note(name, { state: 'failed', milliseconds, failure: result.failure })
  })
}
