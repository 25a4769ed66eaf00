import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { findRow } from '../../platform/rows/rows.ts'
import { takeTarget, takeTurn } from '../usuarios/authority/authority.ts'
import { usuario } from '../usuarios/entidad.ts'
import { countWithout, readExigencia, saveExigencia } from './exigencia.ts'
import { formasOf, removeEverything } from './factores/formas.ts'
import { escapeHtml, htmlPage } from '../../platform/mail/html.ts'
import type { Mail } from '../../platform/mail/mail.ts'

const MAIL_MINUTES = 24 * 60

/** What the office requires, and the way back of a colleague who lost their second step (E-17). */
export function registerOficina(app: FastifyInstance): void {
  const told = async (tx: Tx, idLocatario: string) => ({
    exigencia: await readExigencia(tx, idLocatario),
    sin: await countWithout(tx, idLocatario),
  })

  registerCall(app, 'POST /configuracion/exigencia_paso', ({ session: { idLocatario } }) =>
    app.db.tenant(idLocatario, (tx) => told(tx, idLocatario)),
  )

  registerCall(app, 'POST /configuracion/exigir_paso', ({ body: { dias }, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const before = await readExigencia(tx, session.idLocatario)
      await saveExigencia(tx, session.idLocatario, dias)
      const now = await told(tx, session.idLocatario)
      auditBy(tx, actor, {
        ...{ accion: 'editar', entidad: 'exigencia_paso' },
        antes: { dias: before?.dias ?? null, vence: before?.vence ?? null },
        despues: { dias, vence: now.exigencia?.vence ?? null },
      })
      const msg = dias === null ? 'El segundo paso ya no se exige' : 'El segundo paso se exige a todos'
      return { msg, ...now }
    }),
  )

  registerCall(app, 'POST /usuarios/ver_segundo_paso', ({ body: { id }, session: { idLocatario } }) =>
    app.db.tenant(idLocatario, async (tx) => {
      const found = await findRow(tx, usuario, idLocatario, id)
      if (!found) throw notFound(usuario.falta)
      return { activo: (await formasOf(tx, { idLocatario, idUsuario: found._id })).length > 0 }
    }),
  )

  registerCall(app, 'POST /usuarios/quitar_segundo_paso', async ({ body, session, actor }) => {
    const { idLocatario } = session
    await app.db.tenant(idLocatario, async (tx) => {
      const editor = await takeTurn(tx, session, 'usuarios.editar')
      const { _id, email } = await takeTarget(tx, editor, body.id, 'editar')
      if (!(await removeEverything(tx, { idLocatario, idUsuario: _id })))
        throw new Refusal(409, 'Este usuario no tiene segundo paso')
      auditBy(tx, actor, {
        ...{ accion: 'eliminar', entidad: 'segundo_paso', idEntidad: _id },
        antes: { activo: true },
      })
      await app.mail.add(tx, idLocatario, { to: email, ...quitadoMail(editor.nombre) }, MAIL_MINUTES)
    })
    app.mail.wake()
    return { msg: 'Segundo paso quitado; se le avisa por correo' }
  })
}

const TITLE = 'Se quitó el segundo paso de la cuenta'

/** Tells a person that somebody removed their second step, so that nobody does it behind their back. */
function quitadoMail(por: string): Omit<Mail, 'to'> {
  const text = [
    `${por} quitó el segundo paso de esta cuenta: por ahora basta la contraseña para entrar.`,
    'Conviene activarlo otra vez, en el perfil, en «Seguridad». Si nadie lo pidió, hay que avisar a la oficina y cambiar la contraseña.',
  ]
  return { subject: TITLE, text: `${text.join('\n\n')}\n`, html: htmlPage(TITLE, text.map(escapeHtml)) }
}
