import type { ReactNode } from 'react'
import { PanelOnDemand } from '@backoffice/entrega/page/panel'
import { useSessionUpkeep } from '../session'
import { OverlaysOnDemand } from './OverlaysOnDemand'
import { ReauthOnDemand } from './ReauthOnDemand'
import { useArrival } from './useArrival'

/** Surrounds every page, signed in or not: alerts, loader, the dialog for an ended session. */
export function Frame({ children }: { children: ReactNode }) {
  useSessionUpkeep()
  useArrival()
  return (
    <>
      {children}
      <OverlaysOnDemand />
      <ReauthOnDemand />
      <PanelOnDemand />
    </>
  )
}
