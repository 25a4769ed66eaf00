import type { ReactNode } from 'react'

/** A state that covers or fills the page, such as a dialog, has a page of its own. */
interface Alone {
  alone: ReactNode
}

/** The states of one component, by name. */
export type States = Record<string, ReactNode | Alone>

/** Components with their states; each `*.examples.tsx` exports its own. */
export type Examples = Record<string, States>

export const alone = (shown: ReactNode): Alone => ({ alone: shown })

export function isAlone(state: ReactNode | Alone): state is Alone {
  return typeof state === 'object' && state !== null && 'alone' in state
}

/** The no-op callback of an example: the catalogue has nowhere to navigate. */
export const nothing = () => undefined
