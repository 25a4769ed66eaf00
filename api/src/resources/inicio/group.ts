import type { Access, GrupoDeHoy, PasoDeHoy } from '@backoffice/shared/contract'
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

/** One of the first steps of a new office; the resource that it is about declares it (`paso.ts`). */
export interface PrimerPaso extends Pick<HoyGroup, 'access' | 'lugar'> {
  /** Whether the office has done it. */
  done(tx: Tx, session: Session): Promise<boolean>
  paso: PasoDeHoy
}
