import { create } from 'zustand'

export interface ConnectionState {
  /** The last call got no answer; the page says so until one arrives (D35). */
  lost: boolean
  /** Counts reconnections: components that show server data reload when it changes. */
  generation: number
  /** When the kept answers that are shown came, by the page's address and the call (E-20). */
  kept: Readonly<Record<string, number>>
}

export const useConnection = create<ConnectionState>(() => ({ lost: false, generation: 0, kept: {} }))

export const connectionLost = (): void => useConnection.setState({ lost: true })

/** The server answered. Has an effect only after a loss. */
export const connectionBack = (): void =>
  useConnection.setState(({ lost, generation }) =>
    lost ? { lost: false, generation: generation + 1, kept: {} } : {},
  )

/** The page shows an earlier answer of a call, because none comes. */
export const keptShown = (path: string, at: number): void =>
  useConnection.setState(({ kept }) => ({ kept: { ...kept, [`${window.location.pathname} ${path}`]: at } }))

/** Since when a page is out of date, by its oldest answer; undefined: it shows none that was kept. */
export function keptOn({ kept }: Pick<ConnectionState, 'kept'>, pathname: string): number | undefined {
  const times = Object.entries(kept).flatMap(([of, at]) => (of.startsWith(`${pathname} `) ? [at] : []))
  return times.length > 0 ? Math.min(...times) : undefined
}
