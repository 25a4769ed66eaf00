import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { registerExport } from '../../platform/exports/register.ts'
import { actorOf, audit, originOf } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { registerLote } from '../../platform/lotes/register.ts'
import { notFound, staleVersion } from '../../platform/http/refusal.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { answerEitherList, deletionOf } from '../eliminados/list.ts'
import { usuariosExport } from './export.ts'
import { effectivePermisos } from '../../platform/permisos/effective.ts'
import { checkGiven, takeTarget, takeTurn } from './authority.ts'
import { audited, created, edited, ownerOf } from './fields.ts'
import { usuariosConditions, usuariosRows, usuariosSpec } from './list.ts'
import { usuariosLote } from './lote.ts'
import { newPassword } from './password.ts'
import { noPhoto } from './photo-url.ts'
import { findDeletedUsuario, findUsuario, insertUsuario, updateUsuario } from './repository.ts'
import { eliminarUsuario } from './remove.ts'
import { registerRestore } from './restore.ts'
import { toUsuarioFila } from './row.ts'

const gone = () => notFound('El usuario no existe')

export default async function usuariosRoutes(app: FastifyInstance): Promise<void> {
  registerExport(app, usuariosExport)
  registerLote(app, usuariosLote)
  registerRestore(app)

  registerCall(app, 'POST /usuarios/listar', ({ body, session, reply }) => {
    const source = {
      spec: usuariosSpec,
      member: 'usuarios',
      entidad: 'usuario',
      rowsOf: usuariosRows(session.idLocatario, body.eliminados ? noPhoto : app.photoUrl),
      edits: 'usuarios.editar',
    }
    return answerEitherList(app.db, session, source, usuariosConditions(body), body, reply) as never
  })

  registerCall(app, 'POST /usuarios/detalles', async ({ body, session }) => {
    const { permissions: others } = await app.remotesInUse()
    return app.db.tenant(session.idLocatario, async (tx) => {
      const find = body.eliminado ? findDeletedUsuario : findUsuario
      const usuario = await find(tx, session.idLocatario, body.id)
      if (!usuario) throw gone()
      const permisos = effectivePermisos(usuario.tipo, usuario.permisos, others)
      const fila = await toUsuarioFila(usuario, body.eliminado ? noPhoto : app.photoUrl)
      const deletion = body.eliminado && (await deletionOf(tx, 'usuarios', session.idLocatario, body.id))
      return { usuario: { ...fila, permisos, ...deletion } }
    })
  })

  registerCall(app, 'POST /usuarios/crear', async ({ body, session, request }) => {
    const clave = (await newPassword(body, () => ownerOf(created(body), session))) as string
    return app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const editor = await takeTurn(tx, session, 'usuarios.agregar')
        const campos = created(body)
        checkGiven(editor, campos)
        const usuario = await insertUsuario(tx, session.idLocatario, campos, clave)
        audit(tx, session.idLocatario, originOf(request), {
          accion: 'crear',
          entidad: 'usuario',
          idUsuario: session.idUsuario,
          idEntidad: usuario._id,
          despues: audited(usuario),
        })
        return { msg: 'Usuario creado', usuario: await toUsuarioFila(usuario, app.photoUrl) }
      }),
    )
  })

  registerCall(app, 'POST /usuarios/editar', async ({ body, session, request }) => {
    const clave = await newPassword(body, async () => {
      const before = await app.db.tenant(session.idLocatario, (tx) =>
        findUsuario(tx, session.idLocatario, body.id),
      )
      if (!before) throw gone()
      return ownerOf(edited(before, body), session)
    })
    return app.db.tenant(session.idLocatario, async (tx) => {
      const editor = await takeTurn(tx, session, 'usuarios.editar')
      const before = await takeTarget(tx, editor, body.id, 'editar')
      const campos = edited(before, body)
      checkGiven(editor, campos, before)
      if (body.version !== undefined && body.version !== before.version) throw staleVersion()
      // Saving without a change keeps the version (D41), so it causes no conflicts.
      if (clave === undefined && isDeepStrictEqual(campos, audited(before))) {
        return { msg: 'Cambios guardados', usuario: await toUsuarioFila(before, app.photoUrl) }
      }
      const usuario = await updateUsuario(tx, before, campos, clave)
      audit(tx, session.idLocatario, originOf(request), {
        accion: 'editar',
        entidad: 'usuario',
        idUsuario: session.idUsuario,
        idEntidad: usuario._id,
        antes: audited(before),
        despues: { ...audited(usuario), ...(clave !== undefined && { otra_contrasena: true }) },
      })
      return { msg: 'Cambios guardados', usuario: await toUsuarioFila(usuario, app.photoUrl) }
    })
  })

  registerCall(app, 'POST /usuarios/eliminar', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      await eliminarUsuario(tx, actorOf(session, request), body)
      return { msg: 'Usuario eliminado' }
    }),
  )
}
