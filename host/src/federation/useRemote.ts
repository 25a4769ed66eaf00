import { use, useSyncExternalStore } from 'react'
import { loader } from './federation'
import type { Result } from './result'

/** Rises when a remote is to be loaded anew: the key of all that shows it. */
export const useGeneration = (name: string): number =>
  useSyncExternalStore(loader.subscribe, () => loader.generation(name))

/** An exposed module of a remote. Suspends while it loads; what kept it away is part of the answer. */
export const useRemoteModule = (name: string, expose: string): Result<unknown> =>
  use(loader.load(name, expose))
