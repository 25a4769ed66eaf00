import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { Exported } from '../../platform/exports/register.ts'
import { claim, forget, reserve } from '../../platform/files/loose.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { BATCH, inBatches, paced, readable } from '../../platform/lists/whole/whole.ts'
import { usuarios } from '../usuarios/table.ts'
import { listoMail } from './mail.ts'
import { isOne, type Preparada } from './repository.ts'
import { exportacionesPreparadas as table } from './table.ts'

/** The file of one export. */
export interface Step {
  idLocatario: string
  id: string
}

interface Limits {
  orphanMinutes: number
  exportDays: number
  publicUrl: string
}

const MAIL_MINUTES = 24 * 60
const LOST = 'Se perdió el permiso para hacer esto'

/** The row is no longer this run's: it was taken away, ended, or another process writes it. */
class NotMine extends Error {}

/**
 * Writes the file of an export. A workbook cannot be continued in the middle, so a run that died is begun anew, under
 * another key; the first run to finish gives the row its bytes, in one transaction with the mail.
 */
export async function prepare(
  app: FastifyInstance,
  { idLocatario, id }: Step,
  limits: Limits,
): Promise<void> {
  const { db, files } = app
  const ficha = randomUUID()
  const key = `exportaciones/${idLocatario}/${ficha}`
  const begun = await db.tenant(idLocatario, async (tx) => {
    const row = await touch(tx, { idLocatario, id }, { ficha, avance: 0 })
    if (row) await reserve(tx, idLocatario, key, limits.orphanMinutes)
    return row
  })
  if (!begun) return
  const list = app.exports.get(begun.lista)
  try {
    if (!list?.long) throw new Refusal(403, LOST)
    const session = await db.tenant(idLocatario, (tx) => inTheNameOf(app, tx, begun, list))
    const file = list.open(session, begun.pregunta)
    const columnas = list.long.titles(session)
    const read = async (cut: Parameters<typeof file.whole.read>[1], done: number) => {
      await db.tenant(idLocatario, async (tx) => {
        // Whoever lost the permission meanwhile gets no more of it.
        await inTheNameOf(app, tx, begun, list)
        const avance = Math.min(done, begun.total)
        if (!(await touch(tx, { idLocatario, id, ficha }, { avance }))) throw new NotMine()
      })
      return paced(db, idLocatario, (tx) => file.whole.read(tx, cut))
    }
    let done = 0
    const parts = inBatches(await read(null, done), (cut) => read(cut, (done += BATCH)))
    const { bytes } = await files.put(key, readable(file.whole.write(parts)))
    await db.tenant(idLocatario, async (tx) => {
      const { exportDays } = limits
      const set = {
        ...({ estado: 'lista', avance: begun.total, clave: key, tamano: bytes, columnas } as const),
        fin: sql`clock_timestamp()`,
        vence: sql`clock_timestamp() + make_interval(days => ${exportDays})`,
      }
      if (!(await touch(tx, { idLocatario, id, ficha }, set))) throw new NotMine()
      await claim(tx, idLocatario, key)
      const [person] = await tx
        .select({ email: usuarios.email })
        .from(usuarios)
        .where(and(eq(usuarios.id_locatario, idLocatario), eq(usuarios._id, begun.id_usuario)))
      const { lista, total } = begun
      const mail = listoMail({ lista, renglones: total, dias: exportDays, publicUrl: limits.publicUrl })
      if (person) await app.mail.add(tx, idLocatario, { to: person.email, ...mail }, MAIL_MINUTES)
    })
    app.mail.wake()
  } catch (error) {
    await files.delete(key).catch(() => {})
    await db.tenant(idLocatario, (tx) => forget(tx, idLocatario, key)).catch(() => {})
    if (error instanceof NotMine) return
    // A refusal stays one; anything else is tried again.
    if (!(error instanceof Refusal) || error.status >= 429) throw error
    const set = { estado: 'detenida', motivo: error.msg, fin: sql`clock_timestamp()` } as const
    await db.tenant(idLocatario, (tx) => touch(tx, { idLocatario, id, ficha }, set))
  }
}

type Changes = Parameters<ReturnType<Tx['update']>['set']>[0]

/** Changes the row while it is in preparation, by this run if it says which; undefined: it is not. */
async function touch(
  tx: Tx,
  { idLocatario, id, ficha }: Step & { ficha?: string },
  set: Changes,
): Promise<Preparada | undefined> {
  const mine = and(
    isOne(idLocatario, id),
    eq(table.estado, 'en_curso'),
    ficha ? eq(table.ficha, ficha) : undefined,
  )
  const [row] = await tx.update(table).set(set).where(mine).returning()
  return row
}

/** Who asked, with what they may do as of now; nobody is signed in here. */
async function inTheNameOf(
  app: FastifyInstance,
  tx: Tx,
  { id_locatario: idLocatario, id_usuario: idUsuario }: Preparada,
  { access }: Exported,
): Promise<Session> {
  const may = await app.lotes.rightsOf(tx, idLocatario, idUsuario)
  if (!may || (access !== 'sesion' && !access.some(may))) throw new Refusal(403, LOST)
  // A list asks its session for these alone.
  return { idLocatario, idUsuario, may } as Session
}
