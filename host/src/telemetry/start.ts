import { onIdle } from '../idle'
import { note, somethingWaits } from './notes'

/** How often the page checks whether there is anything to report; only then does it fetch the reporter. */
const every = 5_000

/** Records what is thrown outside React, and fetches the reporter when a remote has loaded or failed. */
export function startTelemetry(): void {
  window.addEventListener('error', ({ error, filename }) =>
    note({ what: 'thrown', error: error as unknown, file: filename }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    note({ what: 'thrown', error: reason as unknown }),
  )
  const timer = setInterval(() => {
    if (!somethingWaits()) return
    clearInterval(timer)
    onIdle(() => {
      // If the file can't be loaded, nothing is reported, and people don't notice.
      import(/* webpackChunkName: "telemetry" */ './reporter').then(
        ({ startReporter }) => startReporter(),
        () => undefined,
      )
    })
  }, every)
}
