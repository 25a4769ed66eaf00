import type { Access, GrupoDeHoy } from '@backoffice/shared/contract'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'

/** One group of the home's «Hoy»; the resource that has its rows declares it (`hoy.ts`). */
export interface HoyGroup {
  /** Who sees it: any of these permissions. */
  access: Exclude<Access, string>
  /** Its place on the page. */
  lugar: number
  /** @param today the office's day */
  read(tx: Tx, session: Session, today: string): Promise<GrupoDeHoy>
}
