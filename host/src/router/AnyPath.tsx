import { useLocation, useNavigate } from '@backoffice/shared/router'
import { useEffect } from 'react'
import { registry, RemoteFailure, useRegistry } from '../federation'
import { NotFound, Shell } from '../shell'
import { placeAt } from './route-table'
import { textos } from './router.textos'

/** An address no known page has. The shell is there for everyone, its navigation for the signed-in alone (D5). */
export const AnyPath = () => (
  <Shell>
    <Unknown />
  </Shell>
)

/** Either it does not exist, or the registry, which would know it, has not answered. */
function Unknown() {
  const known = useRegistry()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const exists = placeAt(known, pathname) !== undefined
  useEffect(() => {
    // The registry is back: asked for again, the router finds the remote that owns the address.
    if (exists) void navigate(pathname + search, { replace: true })
  }, [exists, pathname, search, navigate])

  if (exists) return null
  if (known) return <NotFound />
  return (
    <RemoteFailure
      failure={{ kind: 'registry', cause: null }}
      page={textos.sinSeccion}
      onRetry={() => void registry.refresh()}
    />
  )
}
