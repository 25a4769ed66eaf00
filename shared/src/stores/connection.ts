import { create } from 'zustand'

export interface ConnectionState {
  /** The last call got no answer; the page says so until one arrives (D35). */
  lost: boolean
  /** Counts reconnections: components that show server data reload when it changes. */
  generation: number
}

export const useConnection = create<ConnectionState>(() => ({ lost: false, generation: 0 }))

export const connectionLost = (): void => useConnection.setState({ lost: true })

/** The server answered. Has an effect only after a loss. */
export const connectionBack = (): void =>
  useConnection.setState(({ lost, generation }) => (lost ? { lost: false, generation: generation + 1 } : {}))
