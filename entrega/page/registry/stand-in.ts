import type { MenuEntry, RegistryEntry } from '@backoffice/shared/contract'

/** Sorts after all other menu entries. */
const last = Number.MAX_SAFE_INTEGER

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isPath = (value: unknown): value is string => isText(value) && /^\/[\w\-/]*$/.test(value)

/**
 * Replaces an entry that can't be used. It keeps the readable part of the address and the menu, so that people find the
 * section where it was, and read there that it is not available.
 */
export function standIn(name: string, found: unknown): RegistryEntry {
  const remote = isRecord(found) && isRecord(found['remote']) ? found['remote'] : {}
  const base = isPath(remote['base']) ? remote['base'] : `/${name}`
  const menu = Array.isArray(remote['menu']) ? remote['menu'] : []
  return {
    release: 'no-disponible',
    manifest: '',
    remote: {
      name,
      base,
      contract: '*',
      routes: [{ path: `${base}/*` }],
      menu: menu.flatMap(menuEntry),
      exposes: ['./module'],
    },
  }
}

/** Shows no one a menu entry whose permission can't be read. */
function menuEntry(found: unknown): MenuEntry[] {
  if (!isRecord(found)) return []
  const { label, path, permission, order, group } = found
  if (!isText(label) || !isPath(path) || !(permission === undefined || isText(permission))) return []
  return [
    {
      label,
      path,
      order: typeof order === 'number' ? order : last,
      ...(permission !== undefined && { permission }),
      ...(isText(group) && { group }),
    },
  ]
}
