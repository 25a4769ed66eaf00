import { useAlerts, useLoader } from '@backoffice/shared'
import { useOnDemand } from './useOnDemand'

const load = () => import('./Overlays')

/** Fetches the code of alerts and loader ahead, for a page where a call is about to be made. */
export const preloadOverlays = (): void => void load().catch(() => undefined)

/** Alerts and loader; their code comes with the first call, so that /login downloads little. */
export function OverlaysOnDemand() {
  const calls = useLoader(({ pending }) => pending > 0)
  const alerts = useAlerts((state) => state.alerts.length > 0)
  const loaded = useOnDemand(load, calls || alerts)
  return loaded && <loaded.Overlays />
}
