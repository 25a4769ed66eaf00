import type { FastifyInstance } from 'fastify'
import { and, eq, type AnyColumn } from '../../../platform/database/drizzle.ts'

/** Whose second step it is. */
export interface Owner {
  idLocatario: string
  idUsuario: string
}

/** The rows of one person. */
export const ownedBy = (
  table: { id_locatario: AnyColumn; id_usuario: AnyColumn },
  { idLocatario, idUsuario }: Owner,
) => and(eq(table.id_locatario, idLocatario), eq(table.id_usuario, idUsuario))

/** The key that encrypts secrets and that recovery codes are hashed with. */
export const keyOf = (app: FastifyInstance): Promise<Buffer> => app.keyFor('segundo paso')
