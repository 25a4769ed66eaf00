import { create } from 'zustand'

/*
 * The session ended while somebody works (D36): calls ask here, one dialog of the host's answers them all.
 */

/** `open`: the sign-in dialog should be shown. */
export const useReauth = create<{ open: boolean }>(() => ({ open: false }))

let dialogs = 0
let waiting: { promise: Promise<boolean>; answer: (signedInAgain: boolean) => void } | null = null

/**
 * Says that somebody shows the dialog; without one, requests are refused at once instead of waiting for good.
 * @returns takes it back, refusing who still waits
 */
export function offerReauth(): () => void {
  dialogs += 1
  return () => {
    dialogs -= 1
    if (dialogs === 0) answerReauth(false)
  }
}

/** Asks the person to sign in again; everybody who asks meanwhile gets the same answer. */
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

/** The dialog's answer: true once the same person is signed in again, false for another one or Cancelar. */
export function answerReauth(signedInAgain: boolean): void {
  const asked = waiting
  waiting = null
  useReauth.setState({ open: false })
  asked?.answer(signedInAgain)
}
