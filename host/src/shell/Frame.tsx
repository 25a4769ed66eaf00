import type { ReactNode } from 'react'
import { useSessionUpkeep } from '../session'
import { OverlaysOnDemand } from './OverlaysOnDemand'
import { ReauthOnDemand } from './ReauthOnDemand'
import { useArrival } from './useArrival'

/** What surrounds every page, signed in or not: alerts, loader, the dialog for a session that ended. */
export function Frame({ children }: { children: ReactNode }) {
  useSessionUpkeep()
  useArrival()
  return (
    <>
      {children}
      <OverlaysOnDemand />
      <ReauthOnDemand />
    </>
  )
}
