import { use, useSyncExternalStore } from 'react'
import { loader } from '../load/page-loader.ts'
import type { Result } from '../load/result.ts'

/** Increases when a remote must load again; the key of all that shows it. */
export const useGeneration = (name: string): number =>
  useSyncExternalStore(loader.subscribe, () => loader.generation(name))

/** Gives an exposed module of a remote, or the failure that prevents it. Suspends while it loads. */
export const useRemoteModule = (name: string, expose: string): Result<unknown> =>
  use(readable(loader.load(name, expose)))

/**
 * Notes the answer on the promise as React does, so that `use` reads one that is there already; otherwise React would
 * show the fallback, and keep that for 300 ms.
 */
export function readable(answer: Promise<Result<unknown>>): Promise<Result<unknown>> {
  if (!('status' in answer)) {
    const note = (state: object) => void Object.assign(answer, state)
    note({ status: 'pending' })
    void answer.then((value) => note({ status: 'fulfilled', value }))
  }
  return answer
}
