import { useBreadcrumb } from '@backoffice/shared'
import { BreadcrumbBar } from '@backoffice/shared/ui/shell'

/**
 * The breadcrumb of the current page (G-04); the router fills the store from remote.json. The bar keeps its height, so
 * that nothing moves then.
 */
export function Breadcrumb() {
  const items = useBreadcrumb((state) => state.items)
  return <BreadcrumbBar items={items} />
}
