import { hasUnsaved } from '@backoffice/shared'
import { useLocation } from '@backoffice/shared/router'
import { Button, IconRetry, Notice } from '@backoffice/shared/ui'
import { actualizar, changeAndReload, hayOtra, useStanding } from '@backoffice/entrega/page/sections'
import { useRegistry } from '@backoffice/entrega/page'
import { placeAt } from '../../places/routeTable.ts'

/**
 * Offers the release that has replaced the one of the section on the screen. It comes by itself at the next visit to the
 * section; while something is unsaved, nothing is offered.
 */
export function NewReleaseNotice() {
  const { pathname } = useLocation()
  const standing = useStanding(placeAt(useRegistry(), pathname)?.remote?.name ?? '')
  if (standing.is !== 'replaced' || hasUnsaved()) return null
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" icon={<IconRetry />} onClick={() => void changeAndReload(() => undefined)}>
          {actualizar}
        </Button>
      }
    >
      {hayOtra}
    </Notice>
  )
}
