import { authState } from '@backoffice/shared'
import { RECENT } from './forget.ts'
import type { Option } from '../options/option.ts'

const AT_MOST = 5

/** What was opened from the box, the last one first: as long as the person may still open it. */
export type Recent = Pick<Option, 'key' | 'label' | 'detail'>

const place = () => {
  const { usuario, empresa } = authState()
  return `${RECENT}${empresa?._id ?? ''}:${usuario?._id ?? ''}`
}

const isRecent = (value: unknown): value is Recent => {
  const { key, label, detail = '' } = (value ?? {}) as Record<string, unknown>
  return [key, label, detail].every((text) => typeof text === 'string')
}

export function readRecent(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place()) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, AT_MOST) : []
  } catch {
    return []
  }
}

export function rememberRecent({ key, label, detail }: Recent): void {
  const others = readRecent().filter((one) => one.key !== key)
  const kept = [{ key, label, ...(detail && { detail }) }, ...others].slice(0, AT_MOST)
  try {
    localStorage.setItem(place(), JSON.stringify(kept))
  } catch {
    // Without storage there is nothing to show before something is typed.
  }
}
