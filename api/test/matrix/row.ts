import type { TestApi } from '../api.ts'
import type { FilePart } from '../multipart.ts'
import type { World } from './world.ts'

type Fields = Record<string, unknown>

/** What the tests of every call know of one route. */
export interface Row {
  /**
   * Who may, as D23 and D49 say it (docs/requisitos.md): written out here, not read from the code. Of several
   * permissions one is enough.
   */
  needs: 'publico' | 'sesion' | readonly [string, ...string[]]
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
  /** What the audit says of a success; absent: the call changes nothing. */
  writes?: Write
  /** It changes nothing, and the audit tells of it all the same (D50). */
  tells?: Write
}

export interface Write {
  accion: string
  entidad: string
  /** The record that it names. */
  idEntidad?: (world: World, answer: Fields) => unknown
  /** Whether it contains the record before and after; by default the accion decides. */
  antes?: boolean
  despues?: boolean
  /** The caller is signed out. */
  anonymous?: true
}

export type Rows = Record<string, Row>
