import type { CallName } from '@backoffice/shared/contract'

/** One request, complete except for its placeholders (ids.ts). */
export interface Plan {
  /** The intended call; null: no route at all, or another method. */
  call: CallName | null
  method: string
  url: string
  headers: Record<string, string | string[]>
  payload: Buffer | null
  /** The client's address. */
  from: string
  /** The expected statuses, if a sequence knows them. */
  expect?: number[]
  /** The kind of request, for the histogram and for people. */
  note: string
}

export const JSON_TYPE = { 'content-type': 'application/json' }
export const TOKEN = { 'x-auth-token': '@@token@@' }
