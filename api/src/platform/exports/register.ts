import { type Access, calls } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { auditBy } from '../audit/repository.ts'
import type { Session } from '../auth/session.ts'
import { registerCall } from '../calls/call.ts'
import { refuseWhileTaken } from '../lists/whole/turn.ts'
import type { WholeAnswer } from '../lists/whole/whole.ts'
import type { Tx } from '../database/database.ts'
import type { Cut } from '../lists/cursor.ts'
import { keepQuestion } from './repository.ts'
import type { Asked, ExportedList, ExportSpec } from './spec.ts'
import { csvOf, xlsxOf } from './stream.ts'
import { csvFile } from './csv.ts'
import { xlsxFile } from './xlsx.ts'

/** The content of an export's signed address. */
export const KIND = 'exportacion'

/** How many seconds the address of an export is valid (D29). */
export const GOOD_FOR = 60

declare module 'fastify' {
  interface FastifyInstance {
    /** The lists that can be exported, by name. */
    exports: Map<string, Exported>
  }
}

/** A list that can be exported, whatever its rows. */
export interface Exported {
  access: Exclude<Access, 'publico'>
  /** The file of a stored question; throws the Refusal of one that may no longer be asked. */
  open: (session: Session, stored: unknown) => ExportFile
  /** Of a list whose file can be prepared after the answer; the others are short. */
  long?: {
    request: z.ZodType
    /** The titles of the columns that this person is given. */
    titles: (session: Session) => string[]
    /** How many rows there would be; it stops counting some way beyond `max`. */
    count: (tx: Tx, session: Session, stored: unknown, max: number) => Promise<number>
  }
}

/** How many ids one query of a count reads. */
const COUNTED = 20_000

/** A list as a file: its rows, how its name ends, and its type. */
export interface ExportFile {
  whole: WholeAnswer<unknown>
  extension: string
  type: string
}

/** Serves the call that requests an export; each resource registers its own. */
export function registerExport<L extends ExportedList, R extends { _id: string }>(
  app: FastifyInstance,
  spec: ExportSpec<L, R>,
): void {
  const { lista, list } = spec
  const { entidad } = spec.entity
  const { access, request: schema } = calls[`POST /${lista}/exportar`]
  app.exports.set(lista, {
    access,
    open: (session, stored) => {
      const question = schema.parse(stored) as Asked<L>
      list.refuses?.(session, question)
      return question.formato === 'xlsx'
        ? { ...xlsxFile, whole: xlsxOf(session, spec, question) }
        : { ...csvFile, whole: csvOf(session, spec, question) }
    },
    long: {
      request: schema,
      titles: (session) => spec.columns(session).map(({ titulo }) => titulo),
      count: async (tx, session, stored, max) => {
        const question = schema.parse(stored) as Asked<L>
        let many = 0
        for (let cut: Cut | null = null; ;) {
          const batch: { ids: string[]; cut: Cut | null } = await list.batch(
            tx,
            session,
            question,
            cut,
            COUNTED,
          )
          many += batch.ids.length
          cut = batch.cut
          if (cut === null || many > max) return many
        }
      },
    },
  })
  const call: `POST /${ExportedList}/exportar` = `POST /${lista}/exportar`
  registerCall(app, call, async ({ body, session, actor }) => {
    list.refuses?.(session, body as Asked<L>)
    const { idLocatario } = session
    const id = await app.db.tenant(idLocatario, async (tx) => {
      // Asked here already, because a refusal of the address itself shows no sentence in a page.
      await refuseWhileTaken(tx, session)
      const idEntidad = await keepQuestion(tx, session, lista, body)
      auditBy(tx, actor, { accion: 'exportar', entidad, idEntidad, despues: body })
      return idEntidad
    })
    return { url: await app.downloadUrl(KIND, { id, locatario: idLocatario }, GOOD_FOR) }
  })
}
