import type { CallName } from '@backoffice/shared/contract'

/** One request as it will be sent, but for the marks in it (ids.ts). */
export interface Plan {
  /** The call it is meant for; null: no route at all, or another method. */
  call: CallName | null
  method: string
  url: string
  headers: Record<string, string | string[]>
  payload: Buffer | null
  /** The address it comes from. */
  from: string
  /** The statuses it must get, where a sequence knows. */
  expect?: number[]
  /** What kind of request it is, for the histogram and for people. */
  note: string
}

export const JSON_TYPE = { 'content-type': 'application/json' }
export const TOKEN = { 'x-auth-token': '@@token@@' }
