import { TIPOS_DE_SIEMPRE, type TipoHistoria } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/calls/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { decodeCursor, encodeCursor } from '../../platform/lists/cursor.ts'
import { cliente } from '../clientes/entidad.ts'
import { findCliente } from '../clientes/repository.ts'
import type { Found } from './source.ts'
import { sources } from './sources.ts'

const FILAS = 20
const CURSOR = 'historia'
/** After every entry that there can be. */
const START = { valor: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

export default async function historiaRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /clientes/historia', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { id_cliente, tipos, filas = FILAS, despues } = body
      const cut = despues === undefined ? START : decodeCursor('despues', despues, CURSOR, 'instante')
      if (!(await findCliente(tx, session.idLocatario, id_cliente))) throw notFound(cliente.falta)
      const values = [session.idLocatario, id_cliente, cut.valor, cut.id, filas + 1]
      const found = await readAll(tx, tipos.length > 0 ? tipos : TIPOS_DE_SIEMPRE, values)
      const page = found.slice(0, filas)
      const last = found.length > filas ? page.at(-1) : undefined
      return {
        entradas: page.map(({ entrada }) => entrada),
        siguiente: last ? encodeCursor(CURSOR, { valor: last.valor, id: last.entrada._id }) : null,
      }
    }),
  )
}

/** The entries of every source, newest first. Each has enough for a page, so the first of them all are the page. */
async function readAll(tx: Tx, tipos: readonly TipoHistoria[], values: unknown[]): Promise<Found[]> {
  const found: Found[] = []
  for (const tipo of new Set(tipos)) {
    for (const read of sources[tipo]) found.push(...(await read(tx, values)))
  }
  return found.sort(
    (a, b) => -(compare(a.entrada.momento, b.entrada.momento) || compare(a.entrada._id, b.entrada._id)),
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
