import { setBreadcrumb, useSubject } from '@backoffice/shared'
import { useLocation } from '@backoffice/shared/router'
import { useLayoutEffect, useMemo } from 'react'
import { useRegistry } from '@backoffice/entrega/page'
import { placeAt } from '../places/routeTable.ts'
import { textos } from './router.textos.ts'

/**
 * Updates the tab's title and the breadcrumb bar from the address and remote.json (G-21). A record's name comes before
 * the title of its page, so that five tabs can be told apart.
 */
export function PlaceEffects() {
  const { pathname } = useLocation()
  const registry = useRegistry()
  const place = useMemo(() => placeAt(registry, pathname), [registry, pathname])
  const subject = useSubject((store) => store.subject)

  useLayoutEffect(() => {
    const items = place?.breadcrumb ?? []
    const last = items.length - 1
    const known = place !== undefined || registry !== undefined
    setBreadcrumb(known ? items.map((item, index) => ({ ...item, activo: index === last })) : null)
  }, [place, registry])

  useLayoutEffect(() => {
    const title = place?.title || (registry ? textos.noEncontrada : textos.sinSeccion)
    document.title = subject ? `${subject} · ${title}` : `${title} · ${textos.producto}`
  }, [place, registry, subject])

  return null
}
