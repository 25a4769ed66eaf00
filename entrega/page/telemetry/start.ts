import { PART_GONE } from '@backoffice/shared/ui'
import { onIdle } from '../idle.ts'
import { note, somethingWaits, whenUrgent } from './notes.ts'

/** How often the page checks whether there is anything to report; only then does it fetch the reporter. */
const every = 5_000

/**
 * Records what is thrown outside React, and fetches the reporter when a remote has loaded; when one has failed, at once,
 * because whoever meets a failure soon leaves.
 */
export function startTelemetry(): void {
  window.addEventListener('error', ({ error, filename }) =>
    note({ what: 'thrown', error: error as unknown, file: filename }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    note({ what: 'thrown', error: reason as unknown }),
  )
  window.addEventListener(PART_GONE, (event) =>
    note({ what: 'thrown', error: (event as CustomEvent<unknown>).detail }),
  )
  let fetching = false
  const report = () => {
    clearInterval(timer)
    if (fetching) return
    fetching = true
    // If the file can't be loaded, people don't notice; the next failure asks for it again.
    import(/* webpackChunkName: "telemetry" */ './reporter.ts').then(
      ({ startReporter }) => startReporter(),
      () => {
        fetching = false
      },
    )
  }
  const timer = setInterval(() => {
    if (!somethingWaits()) return
    clearInterval(timer)
    onIdle(report)
  }, every)
  whenUrgent(report)
}
