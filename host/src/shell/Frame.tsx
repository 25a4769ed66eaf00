import type { ReactNode } from 'react'
import { PanelOnDemand } from '@backoffice/entrega/page/panel'
import { useSessionUpkeep } from '../session/index.ts'
import { OverlaysOnDemand } from './overlays/OverlaysOnDemand.tsx'
import { ReauthOnDemand } from './overlays/ReauthOnDemand.tsx'
import { useArrival } from './useArrival.ts'

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
