import { createContext, useContext } from 'react'

/** The request of the dialog around this control is under way. */
export const FrozenContext = createContext(false)

/** Whether a list or a calendar must stay closed, because its dialog waits for an answer. */
export const useFrozen = (): boolean => useContext(FrozenContext)
