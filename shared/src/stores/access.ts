import { create } from 'zustand'

/** Counts the calls refused with a 403: the known permissions may be out of date (D22). */
export const useAccess = create<{ refusals: number }>(() => ({ refusals: 0 }))

/** Records a 403. */
export const accessRefused = (): void => useAccess.setState(({ refusals }) => ({ refusals: refusals + 1 }))
