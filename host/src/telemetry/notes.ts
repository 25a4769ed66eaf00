import type { FailureKind } from '../federation/result'

/** What happens to remotes in this page, as it is met. */
export type Note =
  | { what: 'load'; remote: string; release: string; manifest: string }
  | { what: 'failure'; remote: string; release: string; kind: FailureKind; ran: boolean; failure: object }
  | { what: 'thrown'; error: unknown; file?: string | undefined }

type Listener = (note: Note) => void

/** So many wait for the reporter, whose code comes when nothing else is to do. */
const room = 50
const waiting: Note[] = []
let listener: Listener = (note) => void (waiting.length < room && waiting.push(note))

/** Says it to the reporter, now or once it is there. */
export const note: Listener = (each) => listener(each)

/** Whoever listens hears what has waited, and from now on each at once. */
export function listen(heard: Listener): void {
  listener = heard
  waiting.splice(0).forEach(heard)
}

export const somethingWaits = (): boolean => waiting.some(({ what }) => what !== 'thrown')
