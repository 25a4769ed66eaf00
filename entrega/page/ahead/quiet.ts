import { useLoader } from '@backoffice/shared'
import { onIdle } from '../idle.ts'
import { useRemoteStates } from '../load/remote-states.ts'

/** So many milliseconds after the last answer or code arrived, nothing that the page shows is still on its way. */
const QUIET = 500

const busy = () =>
  useLoader.getState().pending > 0 ||
  Object.values(useRemoteStates.getState()).some(({ state }) => state === 'loading')

/** Runs something once what the page shows has arrived, and nothing else is to do. */
export function onQuiet(run: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stops = [useLoader.subscribe(look), useRemoteStates.subscribe(look)]
  function look() {
    clearTimeout(timer)
    if (busy()) return
    timer = setTimeout(() => {
      stops.forEach((stop) => stop())
      onIdle(run)
    }, QUIET)
  }
  look()
}
