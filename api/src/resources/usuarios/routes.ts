import { effectivePermisos } from '@backoffice/shared/contract'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { registerExport } from '../../platform/exports/register.ts'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { registerLote } from '../../platform/lotes/register.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { changedMeanwhile } from '../../platform/rows/records.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { answerEitherList, deletionOf } from '../eliminados/list.ts'
import { usuariosFound } from './list/buscador.ts'
import { usuariosExport } from './list/export.ts'
import { registerAcceso } from './acceso/routes.ts'
import { checkGiven, takeTarget, takeTurn } from './authority/authority.ts'
import { audited, created, edited, ownerOf } from './fields.ts'
import { usuario, usuariosList } from './entidad.ts'
import { toUsuarioFila, usuariosRows } from './list/list.ts'
import { usuariosLote } from './remove/lote.ts'
import { primerCompanero } from './paso.ts'
import { newPassword } from './password.ts'
import { noPhoto } from './photo-url.ts'
import { findDeleted, findRow } from '../../platform/rows/rows.ts'
import { insertUsuario, updateUsuario } from './repository.ts'
import { eliminarUsuario } from './remove/remove.ts'
import { restaurarUsuario } from './remove/restore.ts'
import { registerVistas } from '../vistas/register.ts'

const gone = () => notFound(usuario.falta)

const RESTORED = 'Usuario restaurado'
const WITHOUT_PASSWORD = `${RESTORED}. Su contraseña ya no se guarda: para entrar necesita recuperar la cuenta con su correo, o que se le ponga otra`

export default async function usuariosRoutes(app: FastifyInstance): Promise<void> {
  registerVistas(app, 'usuarios', 'POST /usuarios/vistas', 'POST /usuarios/guardar_vistas')
  app.buscador.push(usuariosFound)
  app.primerosPasos.push(primerCompanero)
  registerExport(app, usuariosExport)
  registerLote(app, usuariosLote)
  registerAcceso(app)

  registerCall(app, 'POST /usuarios/listar', (call) =>
    answerEitherList(app.db, call, usuariosList, {
      miembro: 'usuarios',
      entity: usuario,
      rows: usuariosRows(call.body.eliminados ? noPhoto : app.photoUrl),
    }),
  )

  registerCall(app, 'POST /usuarios/detalles', async ({ body, session }) => {
    const { permissions: others } = await app.remotesInUse()
    return app.db.tenant(session.idLocatario, async (tx) => {
      const find = body.eliminado ? findDeleted<typeof usuario> : findRow<typeof usuario>
      const found = await find(tx, usuario, session.idLocatario, body.id)
      if (!found) throw gone()
      const permisos = effectivePermisos(found.tipo, found.permisos, others)
      const fila = await toUsuarioFila(found, body.eliminado ? noPhoto : app.photoUrl)
      const deletion = body.eliminado && (await deletionOf(tx, usuario, session.idLocatario, body.id))
      return { usuario: { ...fila, permisos, ...deletion } }
    })
  })

  registerCall(app, 'POST /usuarios/crear', async ({ body, session, actor, request }) => {
    // An invited user has none until the mail's link chooses one (E-16).
    const clave = (await newPassword(body, () => ownerOf(created(body), session))) ?? ''
    const answer = await app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const editor = await takeTurn(tx, session, 'usuarios.agregar')
        const campos = created(body)
        checkGiven(editor, campos)
        const made = await insertUsuario(tx, session.idLocatario, campos, clave)
        auditBy(tx, actor, {
          accion: 'crear',
          entidad: 'usuario',
          idEntidad: made._id,
          despues: audited(made),
        })
        if (body.invitar) await app.invitaciones.send(tx, actor, editor, made)
        const msg = body.invitar ? `Usuario creado; la invitación va a ${made.email}` : 'Usuario creado'
        return { msg, usuario: await toUsuarioFila(made, app.photoUrl) }
      }),
    )
    if (body.invitar) app.mail.wake()
    return answer
  })

  registerCall(app, 'POST /usuarios/editar', async ({ body, session, actor }) => {
    const clave = await newPassword(body, async () => {
      const before = await app.db.tenant(session.idLocatario, (tx) =>
        findRow(tx, usuario, session.idLocatario, body.id),
      )
      if (!before) throw gone()
      return ownerOf(edited(before, body), session)
    })
    return app.db.tenant(session.idLocatario, async (tx) => {
      const editor = await takeTurn(tx, session, 'usuarios.editar')
      const before = await takeTarget(tx, editor, body.id, 'editar')
      const campos = edited(before, body)
      checkGiven(editor, campos, before)
      if (body.version !== undefined && body.version !== before.version)
        throw await changedMeanwhile(tx, session.idLocatario, 'usuario', before._id)
      // Saving without a change keeps the version (D41), so it causes no conflicts.
      if (clave === undefined && isDeepStrictEqual(campos, audited(before))) {
        return { msg: 'Cambios guardados', usuario: await toUsuarioFila(before, app.photoUrl) }
      }
      const after = await updateUsuario(tx, before, campos, clave)
      auditBy(tx, actor, {
        accion: 'editar',
        entidad: 'usuario',
        idEntidad: after._id,
        antes: audited(before),
        despues: { ...audited(after), ...(clave !== undefined && { otra_contrasena: true }) },
      })
      return { msg: 'Cambios guardados', usuario: await toUsuarioFila(after, app.photoUrl) }
    })
  })

  registerCall(app, 'POST /usuarios/eliminar', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      await eliminarUsuario(tx, actor, body)
      return { msg: 'Usuario eliminado' }
    }),
  )

  registerCall(app, 'POST /usuarios/restaurar', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      const hasPassword = await restaurarUsuario(tx, actor, body)
      return { msg: hasPassword ? RESTORED : WITHOUT_PASSWORD }
    }),
  )
}
