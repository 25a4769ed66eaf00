import { onIdle } from '../idle'
import { note, somethingWaits } from './notes'

/** How often it is looked whether there is anything to report; its code is fetched then, and not before. */
const every = 5_000

/** Notes what is thrown outside of React, and fetches the reporter once a remote has been loaded or has failed. */
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
      // Without its file nothing is reported, and nobody is troubled with that.
      import(/* webpackChunkName: "telemetry" */ './reporter').then(
        ({ startReporter }) => startReporter(),
        () => undefined,
      )
    })
  }, every)
}
