import { useEffect, useState, type ReactPortal } from 'react'
import { askFor } from '../../demand/loaded.ts'
import { useOnDemand } from '../../demand/useOnDemand.ts'
import type { AlertListProps } from './AlertList.tsx'

const load = () => import('./AlertList.tsx')

/** Fetches the code of alerts for a page whose call is likely to show one. */
export const preloadAlerts = (): void => void askFor(load).catch(() => undefined)

/** In ms: after what a page begins with, and before most people have done anything that an alert tells of. */
const SOON = 3_000

/** The alert area (AlertList), whose code and animation library a page does not begin with. */
export function AlertsOnDemand(props: AlertListProps): ReactPortal | null {
  const [soon, setSoon] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSoon(true), SOON)
    return () => clearTimeout(timer)
  }, [])
  const { module } = useOnDemand(load, soon || props.alerts.length > 0)
  // The door published this type; whoever has the element only renders it.
  return (module && <module.AlertList {...props} />) as ReactPortal | null
}
