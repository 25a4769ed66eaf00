import { useLocation } from '@backoffice/shared/router'
import { useRegistry } from '@backoffice/entrega/page'
import { RemotePage } from '@backoffice/entrega/page/sections'
import { NotFound } from '../../shell/NotFound.tsx'
import { placeAt } from '../../places/routeTable.ts'
import { textos } from '../router.textos.ts'

/** Under a remote's base path, only the addresses in its remote.json exist. */
export function RemoteRoute({ name }: { name: string }) {
  const known = useRegistry()
  const { pathname } = useLocation()
  // Withdrawn while the page was open: a failure with its own sentence, not a wrong address.
  const withdrawn = known !== undefined && !known.remotes[name]
  const place = placeAt(known, pathname)
  if (!withdrawn && !place) return <NotFound />
  return <RemotePage name={name} title={place?.title || textos.sinSeccion} />
}
