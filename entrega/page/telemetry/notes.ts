import type { FailureKind } from '../failures/result.ts'

/** Something that happened to a remote in this page. */
export type Note =
  | { what: 'load'; remote: string; release: string; manifest: string }
  | { what: 'failure'; remote: string; release: string; kind: FailureKind; ran: boolean; failure: object }
  | { what: 'thrown'; error: unknown; file?: string | undefined }

/** The most notes that wait for the reporter, whose code loads when the browser is idle or something fails. */
const room = 50
const waiting: Note[] = []
let urgent: (() => void) | undefined
let listener = (note: Note): void => {
  if (waiting.length < room) waiting.push(note)
  if (note.what !== 'load' && somethingWaits()) urgent?.()
}

/** Passes a note to the reporter, at once or when it has loaded. */
export const note = (each: Note): void => listener(each)

/** Calls back when a failure waits, or an error that may be a remote's. */
export const whenUrgent = (call: () => void): void => void (urgent = call)

/** Passes the waiting notes to the listener, and from then on each new one at once. */
export function listen(heard: (note: Note) => void): void {
  listener = heard
  waiting.splice(0).forEach(heard)
}

export const somethingWaits = (): boolean => waiting.some(({ what }) => what !== 'thrown')
