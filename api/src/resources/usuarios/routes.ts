import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { registerExport } from '../../platform/exports/register'
import { audit, originOf } from '../../platform/audit/repository'
import { registerCall } from '../../platform/calls/call'
import { notFound, staleVersion } from '../../platform/http/refusal'
import { onlyOnce } from '../../platform/idempotency/repository'
import { answerList } from '../../platform/lists/answer'
import { usuariosExport } from './export'
import { effectivePermisos } from '../../platform/permisos/effective'
import { checkGiven, takeTarget, takeTurn } from './authority'
import { audited, created, edited, ownerOf } from './fields'
import { usuariosConditions, usuariosRows, usuariosSpec } from './list'
import { newPassword } from './password'
import { findUsuario, insertUsuario, removeUsuario, updateUsuario } from './repository'
import { toUsuarioFila } from './row'

const gone = () => notFound('El usuario no existe')

export async function usuariosRoutes(app: FastifyInstance): Promise<void> {
  registerExport(app, usuariosExport)

  registerCall(app, 'POST /usuarios/listar', ['usuarios.ver'], ({ body, session, reply }) => {
    const source = {
      spec: usuariosSpec,
      member: 'usuarios',
      rowsOf: usuariosRows(session.idLocatario, app.photoUrl),
    }
    return answerList(app.db, session.idLocatario, source, usuariosConditions(body), body, reply) as never
  })

  registerCall(app, 'POST /usuarios/detalles', ['usuarios.editar'], async ({ body, session }) => {
    const { permissions: others } = await app.remotesInUse()
    return app.db.tenant(session.idLocatario, async (tx) => {
      const usuario = await findUsuario(tx, session.idLocatario, body.id)
      if (!usuario) throw gone()
      const permisos = effectivePermisos(usuario.tipo, usuario.permisos, others)
      return { usuario: { ...(await toUsuarioFila(usuario, app.photoUrl)), permisos } }
    })
  })

  registerCall(app, 'POST /usuarios/crear', ['usuarios.agregar'], async ({ body, session, request }) => {
    const clave = (await newPassword(body, () => ownerOf(created(body), session))) as string
    return app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const editor = await takeTurn(tx, session, 'usuarios.agregar')
        const campos = created(body)
        checkGiven(editor, campos)
        const usuario = await insertUsuario(tx, session.idLocatario, campos, clave)
        await audit(tx, session.idLocatario, originOf(request), {
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

  registerCall(app, 'POST /usuarios/editar', ['usuarios.editar'], async ({ body, session, request }) => {
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
      await audit(tx, session.idLocatario, originOf(request), {
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

  registerCall(app, 'POST /usuarios/eliminar', ['usuarios.editar'], ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const editor = await takeTurn(tx, session, 'usuarios.editar')
      const usuario = await takeTarget(tx, editor, body.id, 'eliminar')
      if (body.version !== undefined && body.version !== usuario.version) throw staleVersion()
      await removeUsuario(tx, usuario)
      await audit(tx, session.idLocatario, originOf(request), {
        accion: 'eliminar',
        entidad: 'usuario',
        idUsuario: session.idUsuario,
        idEntidad: usuario._id,
        antes: audited(usuario),
      })
      return { msg: 'Usuario eliminado' }
    }),
  )
}
