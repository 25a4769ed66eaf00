import { useLocation } from '@backoffice/shared/router'
import { Button, IconRetry, Notice } from '@backoffice/shared/ui'
import { useMenuEntries } from '@backoffice/entrega/page'
import { placeAt } from '../../places/routeTable.ts'
import { textos } from '../shell.textos.ts'

/** The registry is unreachable: the bar has only the host's own entries. */
export function RegistryNotice() {
  const { failure, retry } = useMenuEntries()
  const { pathname } = useLocation()
  // If the page itself is missing for the same reason, its own notice says so.
  const ownPage = placeAt(undefined, pathname) !== undefined
  if (!failure || !ownPage) return null
  return (
    <Notice
      tone="warning"
      title={textos.menu.titulo}
      action={
        <Button size="sm" icon={<IconRetry />} onClick={retry}>
          {textos.reintentar}
        </Button>
      }
    >
      {textos.menu.texto}
    </Notice>
  )
}
