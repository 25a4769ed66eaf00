import { use, useSyncExternalStore } from 'react'
import { loader } from './federation'
import type { Result } from './result'

/** Increases when a remote must load again; the key of all that shows it. */
export const useGeneration = (name: string): number =>
  useSyncExternalStore(loader.subscribe, () => loader.generation(name))

/** Gives an exposed module of a remote, or the failure that prevents it. Suspends while it loads. */
export const useRemoteModule = (name: string, expose: string): Result<unknown> =>
  use(loader.load(name, expose))
