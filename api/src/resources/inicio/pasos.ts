import type { PasoDeHoy } from '@backoffice/shared/contract'
import type { Session } from '../../platform/auth/session.ts'
import { sql } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { PrimerPaso } from './group.ts'

/** An office is new for so many days, and with fewer clients than these. */
const [DIAS, CLIENTES] = [30, 10]

/** The first steps that a new office has not done and this person may do; none once it is not new any more. */
export async function readPasos(tx: Tx, session: Session, all: PrimerPaso[]): Promise<PasoDeHoy[]> {
  const allowed = all.filter(({ access }) => access.some(session.may))
  if (allowed.length === 0 || !(await isNew(tx, session.idLocatario))) return []
  const pasos: PasoDeHoy[] = []
  for (const { done, paso } of allowed) if (!(await done(tx, session))) pasos.push(paso)
  return pasos
}

async function isNew(tx: Tx, idLocatario: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from empresas e
    where e.id_locatario = ${idLocatario} and e.creacion > now() - make_interval(days => ${DIAS})
      and (
        select count(*) from (
          select from clientes c where c.id_locatario = e.id_locatario and c.eliminacion is null limit ${CLIENTES}
        ) k
      ) < ${CLIENTES}`)
  return rows.length > 0
}
