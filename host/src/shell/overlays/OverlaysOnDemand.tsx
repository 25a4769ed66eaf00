import { useAlerts, useLoader } from '@backoffice/shared'
import { useOnDemand } from '@backoffice/shared/ui'

const load = () => import(/* webpackChunkName: "frame" */ './Overlays.tsx')

/** Preloads the code of alerts and loader for a page that is about to make a call. */
export const preloadOverlays = (): void =>
  void load().then(
    ({ preloadAlerts }) => preloadAlerts(),
    () => undefined,
  )

/**
 * Alerts and loader; their code, with the frame's, loads at the first call, so that /login stays small. The alerts' own
 * follows soon, or with the first alert.
 */
export function OverlaysOnDemand() {
  const calls = useLoader(({ pending }) => pending > 0)
  const alerts = useAlerts((state) => state.alerts.length > 0)
  const { module: loaded } = useOnDemand(load, calls || alerts)
  return loaded && <loaded.Overlays />
}
