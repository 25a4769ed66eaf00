import { create } from 'zustand'
import type { RemoteManifest, RemotePermission } from '../contract/index.ts'

/** The permissions of one remote, under the title of its section. */
export interface PermissionGroup {
  remote: string
  title: string
  permissions: RemotePermission[]
}

const useRemotes = create<{ groups: PermissionGroup[] }>(() => ({ groups: [] }))

/**
 * The host stores here the remotes in use, from the registry.
 * @param own what the host itself shows by permission, unless a remote has that name
 */
export const setRemotes = (remotes: RemoteManifest[], own: PermissionGroup[] = []): void => {
  const named = new Set(remotes.map(({ name }) => name))
  const groups = [...remotes].sort(asInTheMenu).flatMap(groupOf)
  useRemotes.setState({ groups: [...groups, ...own.filter(({ remote }) => !named.has(remote))] })
}

/** Every permission that the remotes in use declare, in the order of the menu; then the host's own. */
export const permissionGroups = (): PermissionGroup[] => useRemotes.getState().groups

/** The same as a hook. */
export const usePermissionGroups = (): PermissionGroup[] => useRemotes((state) => state.groups)

function groupOf({ name, title, permissions }: RemoteManifest): PermissionGroup[] {
  return permissions?.length ? [{ remote: name, title: title ?? name, permissions }] : []
}

/** Entries of dropdowns come after the entries of the bar itself. */
function asInTheMenu(a: RemoteManifest, b: RemoteManifest): number {
  const place = ({ menu }: RemoteManifest) => {
    const inBar = menu.filter(({ group }) => group === undefined)
    const orders = (inBar.length > 0 ? inBar : menu).map(({ order }) => order)
    return { level: inBar.length > 0 ? 0 : 1, order: Math.min(...orders) }
  }
  const [one, other] = [place(a), place(b)]
  return one.level - other.level || one.order - other.order || a.name.localeCompare(b.name)
}
