import { count, runCommand } from '../backup/commands/command.ts'
import { openSource } from '../backup/commands/place.ts'
import { readConfig } from '../config.ts'
import { READ_EVERYTHING } from '../platform/database/migrations/backup-policy.ts'
import { withOwner } from '../platform/database/connect.ts'
import { assertCurrent } from './schema.ts'

interface Row {
  _id: string
  empresa: string | null
  creacion: string
  intentos: number
  motivo: string
  fallo: boolean
  proximo: string
}

const MINUTE = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`

/** `npm run correos`: lists waiting mails, reminders that the mail server has not taken, and those that failed permanently in the last 30 days. */
await runCommand(async () => {
  const place = await openSource(readConfig(process.env))
  try {
    const rows = await withOwner(place.connection, async (client) => {
      await assertCurrent(client)
      await client.query(`begin read only; ${READ_EVERYTHING}`)
      const found = await client.query<Row>(
        `select t._id, e.nombre as empresa, t.intentos, t.motivo, t.fallo is not null as fallo,
           ${MINUTE('t.creacion')} as creacion, ${MINUTE('t.desde')} as proximo
         from trabajos t left join empresas e using (id_locatario)
         where t.tipo = 'correo' or t.tipo = 'recordatorio' and t.motivo <> '' order by t.fallo is not null, t.creacion`,
      )
      return found.rows
    })
    const failed = rows.filter(({ fallo }) => fallo).length
    const total = `${count(rows.length - failed, 'correo')} en espera, ${count(failed, 'correo')} sin entregar en los últimos 30 días.`
    return [...rows.map(line), total].join('\n')
  } finally {
    await place.close()
  }
})

/** After a failed attempt the reason includes the recipient's first letter and domain. */
function line({ _id, empresa, creacion, intentos, motivo, fallo, proximo }: Row): string {
  const state = fallo ? 'no se entregó' : `en espera, próximo intento ${proximo}`
  const tries = count(intentos, 'intento')
  return [_id, `${creacion} UTC`, empresa ?? 'sin empresa', state, tries, motivo].filter(Boolean).join(' · ')
}
