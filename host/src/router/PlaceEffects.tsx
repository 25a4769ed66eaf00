import { setBreadcrumb } from '@backoffice/shared'
import { useLocation } from '@backoffice/shared/router'
import { useLayoutEffect } from 'react'
import { useRegistry } from '../federation'
import { placeAt } from './route-table'
import { textos } from './router.textos'

/** Names the place: the tab's title and the breadcrumb bar follow the address, from what remote.json says (G-21). */
export function PlaceEffects() {
  const { pathname } = useLocation()
  const registry = useRegistry()
  useLayoutEffect(() => {
    const place = placeAt(registry, pathname)
    const items = place?.breadcrumb ?? []
    const last = items.length - 1
    setBreadcrumb(items.map((item, index) => ({ ...item, activo: index === last })))
    const missing = registry ? textos.noEncontrada : textos.sinSeccion
    document.title = `${place?.title || missing} · ${textos.producto}`
  }, [pathname, registry])
  return null
}
