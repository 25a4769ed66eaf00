import { answerReauth, offerReauth, useAuth, useReauth } from '@backoffice/shared'
import { useEffect, useState } from 'react'
import { useOnDemand } from './useOnDemand'

const load = () => import('./ReauthDialog')
const refuse = () => answerReauth(false)

/** Handles calls whose session ended (D36), once the owner of the kept screen is known. */
export function ReauthOnDemand() {
  const known = useAuth(({ usuario }) => usuario !== null)
  const open = useReauth((reauth) => reauth.open)
  useEffect(() => (known ? offerReauth() : undefined), [known])
  const loaded = useOnDemand(load, open, refuse)
  // The key resets the dialog each time it opens; while closing, it may still be visible for a moment.
  const [visit, setVisit] = useState({ open, count: 0 })
  if (visit.open !== open) setVisit({ open, count: visit.count + (open ? 1 : 0) })
  return loaded && <loaded.ReauthDialog key={visit.count} open={open} />
}
