import { create } from 'zustand'

/** How many calls are under way; the loader shows above zero (G-05). */
export const useLoader = create<{ pending: number }>(() => ({ pending: 0 }))

/** A call starts. */
export const loaderStart = (): void => useLoader.setState(({ pending }) => ({ pending: pending + 1 }))

/** A call ends, with or without success; never below zero (G-06). */
export const loaderEnd = (): void =>
  useLoader.setState(({ pending }) => ({ pending: Math.max(0, pending - 1) }))
