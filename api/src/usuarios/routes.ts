import type { FastifyInstance } from 'fastify'
import { registerCall } from '../http/call'
import { answerList } from '../lists/answer'
import { usuariosConditions, usuariosRows, usuariosSpec } from './list'

export async function usuariosRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /usuarios/listar', ['usuarios.ver'], ({ body, session, reply }) => {
    const source = { spec: usuariosSpec, member: 'usuarios', rowsOf: usuariosRows(session.idLocatario) }
    return answerList(app.db, session.idLocatario, source, usuariosConditions(body), body, reply) as never
  })
}
