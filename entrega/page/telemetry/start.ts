import { PART_GONE } from '@backoffice/shared/ui'
import { onIdle } from '../idle.ts'
import { note, somethingWaits, whenUrgent } from './notes.ts'

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
  let reporter: Promise<void> | undefined
  const report = () => {
    clearInterval(timer)
    reporter ??= import(/* webpackChunkName: "telemetry" */ './reporter.ts').then(
      ({ startReporter }) => startReporter(),
      // People don't notice that the file can't be loaded; the next failure asks for it again.
      () => void (reporter = undefined),
    )
  }
  const timer = setInterval(() => {
    if (!somethingWaits()) return
    clearInterval(timer)
    onIdle(report)
  }, every)
  whenUrgent(report)
}
