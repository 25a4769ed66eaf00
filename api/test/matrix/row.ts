import type { Access, Audited } from '@backoffice/shared/contract'
import type { TestApi } from '../api.ts'
import type { FilePart } from '../multipart.ts'
import type { World } from './world.ts'

type Fields = Record<string, unknown>

/** What the contract does not say of a route. */
export interface OwnRow {
  /** Who may use a route that is no call of the contract. */
  needs?: Access
  /** A request that is good in this world; absent: the route takes none. */
  body?: (world: World, api: TestApi) => Fields | Promise<Fields>
  /** The file of a multipart body. */
  file?: FilePart
  /** For calls whose address contains the request. */
  url?: (world: World, api: TestApi) => string | Promise<string>
  /** Another tenant's id is not refused here, but must reveal nothing of that tenant. */
  otherIds?: 'unseen'
  /** Its request or answer is not JSON. */
  raw?: true
  /** The tables it adds figures to, of which the audit says nothing. */
  counts?: readonly string[]
  /** More of what the audit says of a success. */
  audit?: Details
}

export type OwnRows = Record<string, OwnRow>

/** What the tests of every call know of one route. */
export interface Row extends Omit<OwnRow, 'audit'> {
  /** Of several permissions one is enough (D23, D49). */
  needs: Access
  /** What the audit says of a success; absent: the call changes nothing. */
  writes?: Write
  /** It changes nothing, and the audit tells of it all the same (D50). */
  tells?: Write
}

interface Details {
  /** The record that it names. */
  idEntidad?: (world: World, answer: Fields) => unknown
  /** Whether it contains the record before and after; by default the accion decides. */
  antes?: boolean
  despues?: boolean
  /** How many further rows it adds, of the other records that it changes. */
  also?: number
  /** The caller is signed out. */
  anonymous?: true
}

export type Write = Audited & Details

export type Rows = Record<string, Row>
