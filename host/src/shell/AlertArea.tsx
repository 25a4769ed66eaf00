import { holdAlerts, releaseAlerts, removeAlert, useAlerts } from '@backoffice/shared'
import { AlertList } from '@backoffice/shared/ui/shell'

/** The alerts of the store (G-07, G-08); under the pointer or the focus their clocks stand still. */
export function AlertArea() {
  const alerts = useAlerts((state) => state.alerts)
  return <AlertList alerts={alerts} onRemove={removeAlert} onHold={holdAlerts} onRelease={releaseAlerts} />
}
