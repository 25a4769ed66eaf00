import { useBreadcrumb } from '@backoffice/shared'
import { BreadcrumbBar } from '@backoffice/shared/ui/shell'

/** Where the person is (G-04); the router fills the store from what remote.json says, and nothing moves once it does. */
export function Breadcrumb() {
  const items = useBreadcrumb((state) => state.items)
  return <BreadcrumbBar items={items} />
}
