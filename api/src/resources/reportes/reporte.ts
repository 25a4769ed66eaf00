import type { PeriodoDeReporte as Periodo, Reporte } from '@backoffice/shared/contract'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'

/** What a report counts: a period, and the one that it is compared with. */
export interface Pregunta {
  periodo: Periodo
  anterior: Periodo
  /** The office's day. */
  today: string
}

/** One report of the home; the resource that has its rows declares it (`reporte*.ts`). */
export interface ReportDefinition {
  /** Its place on the page. */
  lugar: number
  /** Who sees it, of those who may see reports. */
  sees(session: Session): boolean
  read(tx: Tx, session: Session, question: Pregunta): Promise<Reporte>
}
