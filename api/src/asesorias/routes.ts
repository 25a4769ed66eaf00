import type { FastifyInstance } from 'fastify'
import { registerCall } from '../http/call'
import { answerList } from '../lists/answer'
import { asesoriasConditions, asesoriasRows, asesoriasSpec } from './list'

export async function asesoriasRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /asesorias/listar', ['asesorias.ver'], ({ body, session, reply }) => {
    const source = { spec: asesoriasSpec, member: 'asesorias', rowsOf: asesoriasRows(session.idLocatario) }
    return answerList(app.db, session.idLocatario, source, asesoriasConditions(body), body, reply) as never
  })
}
