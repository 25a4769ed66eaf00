import { readAccess } from '../../platform/auth/access.ts'
import { may, type Permisos } from '@backoffice/shared/contract'
import { audit } from '../../platform/audit/repository.ts'
import { newFicha } from '../../platform/auth/ficha.ts'
import { hashToken } from '../../platform/auth/token.ts'
import { and, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Mail, Sender } from '../../platform/mail/mail.ts'
import { usuarios } from '../usuarios/table.ts'
import { carta } from './contenido/carta.ts'
import { CLASES } from './contenido/clases.ts'
import { readElegidos } from './elegidos.ts'
import type { Pendiente } from './plan.ts'
import type { Contenido } from './contenido/seccion.ts'
import { recordatorios } from './table.ts'

interface Means {
  db: Database
  send: Sender
  publicUrl: string
}

/** What nobody asked for, and no request brought. */
const ORIGIN = { direccion: '', peticion: '', llamada: 'recordatorios' }

const which = ({ idLocatario, _id }: Pendiente) =>
  and(eq(recordatorios.id_locatario, idLocatario), eq(recordatorios._id, _id))

/**
 * Sends one reminder, as far as its person still exists, has it on and may see what it tells. Whoever takes it writes that down
 * first: if this process dies before the mail server has answered, nobody sends it again, as it may have left.
 */
export async function sendRecordatorio({ db, send, publicUrl }: Means, pendiente: Pendiente): Promise<void> {
  const { idLocatario } = pendiente
  const taken = await db.tenant(idLocatario, (tx) => take(tx, pendiente, publicUrl))
  if (!taken) return
  try {
    await send(taken.mail)
  } catch (error) {
    await db.tenant(idLocatario, (tx) =>
      tx.update(recordatorios).set({ tomado: null }).where(which(pendiente)),
    )
    throw error
  }
  await db.tenant(idLocatario, async (tx) => {
    await tx
      .update(recordatorios)
      .set({ enviado: sql`now()` })
      .where(which(pendiente))
    const { id_usuario, clase, dia } = taken
    const what = { idEntidad: pendiente._id, despues: { id_usuario, clase, dia } }
    audit(tx, idLocatario, ORIGIN, { accion: 'enviar', entidad: 'recordatorio', idUsuario: null, ...what })
  })
}

async function take(tx: Tx, pendiente: Pendiente, publicUrl: string) {
  const { idLocatario } = pendiente
  const ficha = newFicha(idLocatario)
  const [row] = await tx
    .update(recordatorios)
    .set({ tomado: sql`now()`, huella: hashToken(ficha) })
    .where(and(which(pendiente), isNull(recordatorios.tomado)))
    .returning({ id_usuario: recordatorios.id_usuario, clase: recordatorios.clase, dia: recordatorios.dia })
  const person = row && (await readPerson(tx, idLocatario, row.id_usuario))
  if (!person) return null
  const { clase, dia } = row
  const contenidos = await contentsOf(tx, person, row)
  if (contenidos.length === 0) return null
  const baja = `${publicUrl}/admin/descargas/recordatorios/${ficha}`
  const mail: Mail = {
    to: person.email,
    ...carta({ dia, nombre: CLASES[clase].nombre, contenidos, publicUrl, baja }),
  }
  return { ...row, mail }
}

/** Somebody who still works there, with what they may see as of now. */
async function readPerson(tx: Tx, idLocatario: string, idUsuario: string) {
  const [found] = await tx
    .select({ email: usuarios.email, tipo: usuarios.tipo, permisos: usuarios.permisos })
    .from(usuarios)
    .where(
      and(eq(usuarios.id_locatario, idLocatario), eq(usuarios._id, idUsuario), isNull(usuarios.eliminacion)),
    )
  const access = found && (await readAccess(tx, { idLocatario, idUsuario }))
  // Nor somebody who can't sign in, whose access is closed or who has no password yet (E-16).
  if (!found || !access?.con_clave || access.cierre !== null) return null
  const { email, tipo } = found
  const permisos = found.permisos as Permisos | null
  return { idLocatario, idUsuario, email, may: (permiso: string) => may(tipo, permisos, permiso) }
}

type Person = NonNullable<Awaited<ReturnType<typeof readPerson>>>
type Row = Pick<typeof recordatorios.$inferSelect, 'clase' | 'dia'>

async function contentsOf(tx: Tx, person: Person, { clase, dia }: Row): Promise<Contenido[]> {
  if (!(await readElegidos(tx, person))[clase]) return []
  const contenidos: Contenido[] = []
  for (const seccion of CLASES[clase].secciones) {
    const contenido = seccion.may(person) ? await seccion.read(tx, person, dia) : null
    if (contenido) contenidos.push(contenido)
  }
  return contenidos
}
