import type { ReactNode } from 'react'

/** A state that covers the page or fills it, as a dialog does: it is shown on a page of its own. */
interface Alone {
  alone: ReactNode
}

/** The states of one component, by their names. */
export type States = Record<string, ReactNode | Alone>

/** Components with their states; each `*.examples.tsx` beside them gives its own. */
export type Examples = Record<string, States>

export const alone = (shown: ReactNode): Alone => ({ alone: shown })

export function isAlone(state: ReactNode | Alone): state is Alone {
  return typeof state === 'object' && state !== null && 'alone' in state
}

/** What a callback of an example does: the catalogue has nowhere to go. */
export const nothing = () => undefined
