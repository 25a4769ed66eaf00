import { holdAlerts, releaseAlerts, removeAlert, useAlerts } from '@backoffice/shared'
import { AlertList } from '@backoffice/shared/ui/shell'

/** The store's alerts (G-07, G-08); their clocks stop under the pointer or the focus. */
export function AlertArea() {
  const alerts = useAlerts((state) => state.alerts)
  return <AlertList alerts={alerts} onRemove={removeAlert} onHold={holdAlerts} onRelease={releaseAlerts} />
}
