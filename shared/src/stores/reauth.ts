import { create } from 'zustand'

/* The session ended while the person works (D36): calls wait here, and one dialog of the host answers them all. */

/** `open`: the host shows the sign-in dialog. */
export const useReauth = create<{ open: boolean }>(() => ({ open: false }))

let dialogs = 0
let waiting: { promise: Promise<boolean>; answer: (signedInAgain: boolean) => void } | null = null

/**
 * Registers a dialog; without one, calls are refused at once instead of waiting forever.
 * @returns a function that unregisters it and refuses the waiting calls
 */
export function offerReauth(): () => void {
  dialogs += 1
  return () => {
    dialogs -= 1
    if (dialogs === 0) answerReauth(false)
  }
}

/** Asks the person to sign in again; concurrent callers get the same answer. */
export function requestReauth(): Promise<boolean> {
  if (dialogs === 0) return Promise.resolve(false)
  if (waiting === null) {
    let answer!: (signedInAgain: boolean) => void
    const promise = new Promise<boolean>((resolve) => (answer = resolve))
    waiting = { promise, answer }
    useReauth.setState({ open: true })
  }
  return waiting.promise
}

/** The dialog's answer: true once the same person is signed in again, false for another person or Cancelar. */
export function answerReauth(signedInAgain: boolean): void {
  const asked = waiting
  waiting = null
  useReauth.setState({ open: false })
  asked?.answer(signedInAgain)
}
