import { sql } from '../../platform/database/drizzle.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { endOfDay, instantOf, today } from '../../platform/lists/days.ts'
import { CLASES, clases } from './contenido/clases.ts'
import { recordatoriosDias } from './table.ts'

/** One reminder to send; what it says is read when it is sent. */
export interface Pendiente {
  idLocatario: string
  _id: string
}

type Add = (tx: Tx, pendiente: Pendiente, minutes: number) => Promise<void>

const porOmision = sql.join(
  clases.map((clase) => sql`(${clase}, ${CLASES[clase].porOmision}::boolean)`),
  sql`, `,
)

/**
 * Plans the day's reminders once the hour for them has come: each person gets one of each kind that they have turned on.
 * Whichever process comes first plans an empresa, once a day: one transaction writes the day's row, the reminders and
 * their jobs. A process that starts late plans the same day, and never the day before.
 */
export async function plan(db: Database, add: Add, hora: string, now: Date): Promise<void> {
  const dia = today(now.getTime())
  if (now.getTime() < instantOf(dia, hora)) return
  const minutes = (Date.parse(endOfDay(dia)) - now.getTime()) / 60_000
  const { rows } = await db.direct.execute<{ id: string }>(
    sql`select id from empresas_por_recordar(${dia}::date) id
        where not exists (select from mudanzas m where m.id_locatario = id)`,
  )
  for (const { id } of rows) await db.tenant(id, (tx) => planEmpresa(tx, id, dia, minutes, add))
}

async function planEmpresa(tx: Tx, idLocatario: string, dia: string, minutes: number, add: Add) {
  const first = await tx
    .insert(recordatoriosDias)
    .values({ id_locatario: idLocatario, dia })
    .onConflictDoNothing()
    .returning({ dia: recordatoriosDias.dia })
  if (first.length === 0) return
  const { rows } = await tx.execute<{ _id: string }>(sql`
    insert into recordatorios (id_locatario, _id, id_usuario, clase, dia)
    select u.id_locatario, gen_random_uuid(), u._id, k.clase, ${dia}::date
    from usuarios u
    cross join (values ${porOmision}) k (clase, activo)
    left join recordatorios_elegidos e
      on e.id_locatario = u.id_locatario and e.id_usuario = u._id and e.clase = k.clase
    where u.id_locatario = ${idLocatario} and u.eliminacion is null and coalesce(e.activo, k.activo)
    on conflict do nothing
    returning _id`)
  for (const { _id } of rows) await add(tx, { idLocatario, _id }, minutes)
}
