import { Button, Notice } from '@backoffice/shared/ui'
import { useState } from 'react'
import { useRegistry } from '@backoffice/entrega/page'
import { takeAskedPath } from '../router/guard/askedPath.ts'
import { placeAt } from '../places/routeTable.ts'
import { textos } from './dashboard.textos.ts'

/** Offers, once, the page that the person requested while signed out (D33). */
export function ContinueNotice() {
  const [path] = useState(takeAskedPath)
  const registry = useRegistry()
  const pathname = path?.replace(/[?#].*$/, '') ?? ''
  const place = placeAt(registry, pathname)
  // The page is the current one, or does not exist.
  if (path === null || !place || pathname === '/dashboard') return null
  return (
    <Notice
      tone="info"
      action={
        <Button variant="primary" to={path}>
          {textos.continuar(place.title)}
        </Button>
      }
    >
      {textos.pedida}
    </Notice>
  )
}
