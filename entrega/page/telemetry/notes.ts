import { PART_GONE } from '@backoffice/shared/ui'
import { onIdle } from '../idle.ts'
import type { FailureKind } from '../load/result.ts'

/** Something that happened to a remote in this page. */
export type Note =
  | { what: 'load'; remote: string; release: string; manifest: string }
  | { what: 'failure'; remote: string; release: string; kind: FailureKind; ran: boolean; failure: object }
  | { what: 'thrown'; error: unknown; file?: string | undefined }

type Listener = (note: Note) => void

/** The most notes that wait for the reporter, whose code loads when the browser is idle or something fails. */
const room = 50
const waiting: Note[] = []
/** Called when a failure waits, or an error that may be a remote's. */
let urgent: (() => void) | undefined
let listener: Listener = (note) => {
  if (waiting.length < room) waiting.push(note)
  if (note.what !== 'load' && somethingWaits()) urgent?.()
}

/** Passes a note to the reporter, at once or when it has loaded. */
export const note: Listener = (each) => listener(each)

/** Passes the waiting notes to the listener, and from then on each new one at once. */
export function listen(heard: Listener): void {
  listener = heard
  waiting.splice(0).forEach(heard)
}

const somethingWaits = (): boolean => waiting.some(({ what }) => what !== 'thrown')

/** How often the page checks whether there is anything to report; only then does it fetch the reporter. */
const every = 5_000

/**
 * Records what is thrown outside React. Fetches the reporter when a remote has loaded, and at once when one has failed,
 * because whoever meets a failure soon leaves.
 */
export function startTelemetry(): void {
  const thrown = (error: unknown, file?: string) => note({ what: 'thrown', error, file })
  window.addEventListener('error', ({ error, filename }) => thrown(error, filename))
  window.addEventListener('unhandledrejection', ({ reason }) => thrown(reason))
  window.addEventListener(PART_GONE, (event) => thrown((event as CustomEvent<unknown>).detail))
  let fetching = false
  const report = () => {
    clearInterval(timer)
    if (fetching) return
    fetching = true
    // If the file can't be loaded, people don't notice; the next failure asks for it again.
    const reporter = import(/* webpackChunkName: "telemetry" */ './reporter.ts')
    reporter.then(
      ({ startReporter }) => startReporter(),
      () => (fetching = false),
    )
  }
  const timer = setInterval(() => {
    if (!somethingWaits()) return
    clearInterval(timer)
    onIdle(report)
  }, every)
  urgent = report
}
