import { useLocation, useNavigate } from '@backoffice/shared/router'
import { useEffect } from 'react'
import { registry, useRegistry } from '@backoffice/entrega/page'
import { RemoteFailure } from '@backoffice/entrega/page/sections'
import { NotFound, Shell } from '../shell/index.ts'
import { placeAt } from '../places/routeTable.ts'
import { textos } from './router.textos.ts'

/** An unknown address. Everyone gets the shell, but only signed-in people get its navigation (D5). */
export const AnyPath = () => (
  <Shell>
    <Unknown />
  </Shell>
)

/** Either the address does not exist, or the registry that would know it has not answered. */
function Unknown() {
  const known = useRegistry()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const exists = placeAt(known, pathname) !== undefined
  useEffect(() => {
    // The registry is back: the router looks the address up again and finds its remote.
    if (exists) void navigate(pathname + search + hash, { replace: true })
  }, [exists, pathname, search, hash, navigate])

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
