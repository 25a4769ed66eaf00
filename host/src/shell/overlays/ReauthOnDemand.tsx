import { offerReauth, useAuth, useReauth } from '@backoffice/shared'
import { usePart } from '@backoffice/shared/ui'
import { useEffect, useState } from 'react'

const load = () => import('./ReauthDialog.tsx').then((file) => file.ReauthDialog)

/** Handles calls whose session ended (D36), once the owner of the kept screen is known. */
export function ReauthOnDemand() {
  const known = useAuth(({ usuario }) => usuario !== null)
  const open = useReauth((reauth) => reauth.open)
  useEffect(() => (known ? offerReauth() : undefined), [known])
  // It is waited for: without it the kept screen would have to go.
  const { part: ReauthDialog, standIn } = usePart(load, { wanted: open })
  // The key resets the dialog each time it opens; while closing, it may still be visible for a moment.
  const [visit, setVisit] = useState({ open, count: 0 })
  if (visit.open !== open) setVisit({ open, count: visit.count + (open ? 1 : 0) })
  return ReauthDialog ? <ReauthDialog key={visit.count} open={open} /> : standIn
}
