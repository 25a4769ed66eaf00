import { create } from 'zustand'

/** Counts the calls that a permission stood in the way of: what is known of one's permissions may be old (D22). */
export const useAccess = create<{ refusals: number }>(() => ({ refusals: 0 }))

/** A call got 403. */
export const accessRefused = (): void => useAccess.setState(({ refusals }) => ({ refusals: refusals + 1 }))
