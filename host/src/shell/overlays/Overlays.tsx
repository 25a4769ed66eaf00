import { holdAlerts, releaseAlerts, removeAlert, useAlerts, useLoader } from '@backoffice/shared'
import { AlertList, LoaderOverlay } from '@backoffice/shared/ui/shell'

export { preloadAlerts } from '@backoffice/shared/ui/shell'

/** The layers above every page. */
export const Overlays = () => (
  <>
    <AlertArea />
    <Loader />
  </>
)

/** The store's alerts (G-07, G-08); their clocks stop under the pointer or the focus. */
function AlertArea() {
  const alerts = useAlerts((state) => state.alerts)
  return <AlertList alerts={alerts} onRemove={removeAlert} onHold={holdAlerts} onRelease={releaseAlerts} />
}

/** The full-screen loader, shown while any call is under way (G-05). */
function Loader() {
  const busy = useLoader(({ pending }) => pending > 0)
  return <LoaderOverlay visible={busy} />
}
