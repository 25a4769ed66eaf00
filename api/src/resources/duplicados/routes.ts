import { CLIENTES_AL_MOMENTO, DIAS_PARA_DESHACER } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { mergeClientes } from './merge/merge.ts'
import { listUnions } from './merge/repository.ts'
import { undoMerge } from './merge/undo.ts'
import { takeBack, tellApart } from './pairs/apart.ts'
import { listApart, listGroups } from './pairs/list.ts'
import { beginSearch, doStep, readSearch, type Step } from './search/search.ts'

const FILAS = 20
const UNIONS_MAX = 50

/** Clients that may be one person, found and merged (E-12). */
export default async function duplicadosRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /clientes/buscar_duplicados', async ({ session, actor }) => {
    const { idLocatario } = session
    const answer = await app.db.tenant(idLocatario, async (tx) => {
      // Two that are asked for at once wait for each other; the second tells of the first.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${idLocatario}, 62))`)
      const running = await readSearch(tx, idLocatario)
      if (running?.estado === 'en_curso') return { msg: 'Ya se están buscando', busqueda: running }
      const first = await beginSearch(tx, actor)
      const begun = await readSearch(tx, idLocatario)
      if (begun && begun.clientes <= CLIENTES_AL_MOMENTO)
        for (let step: Step | null = first; step;) step = await doStep(tx, step)
      else await app.duplicados.add(tx, first)
      const busqueda = await readSearch(tx, idLocatario)
      if (!busqueda) throw new Error('it began just now')
      auditBy(tx, actor, {
        ...{ accion: 'crear', entidad: 'busqueda_duplicados', idEntidad: busqueda._id },
        despues: { clientes: busqueda.clientes },
      })
      return { msg: busqueda.fin ? 'Búsqueda terminada' : 'Se están buscando', busqueda }
    })
    app.duplicados.wake()
    return answer
  })

  registerCall(app, 'POST /clientes/duplicados', ({ body, session }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { distintos, pagina = 0, filas = FILAS } = body
      const list = distintos ? listApart : listGroups
      return {
        busqueda: await readSearch(tx, session.idLocatario),
        ...(await list(tx, session.idLocatario, { pagina, filas })),
      }
    }),
  )

  registerCall(app, 'POST /clientes/unir', ({ body, session, actor, request }) =>
    app.db.tenant(session.idLocatario, (tx) =>
      onlyOnce(tx, session, request, async () => {
        const union = await mergeClientes(tx, actor, body)
        return {
          msg: `Se unieron en «${union.queda.nombre}»; se puede deshacer durante ${DIAS_PARA_DESHACER} días`,
          union,
        }
      }),
    ),
  )

  registerCall(app, 'POST /clientes/deshacer_union', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { again, ...undone } = await undoMerge(tx, actor, body.id)
      return {
        msg: again ? 'Ya se había deshecho' : 'Se deshizo la unión: son otra vez dos clientes',
        ...undone,
      }
    }),
  )

  registerCall(app, 'POST /clientes/uniones', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({ uniones: await listUnions(tx, UNIONS_MAX) })),
  )

  registerCall(app, 'POST /clientes/marcar_distintos', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      await tellApart(tx, actor, body.ids)
      return { msg: 'Se recordará que no son la misma persona' }
    }),
  )

  registerCall(app, 'POST /clientes/quitar_distintos', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      await takeBack(tx, actor, body.ids)
      return { msg: 'Se volverán a mostrar si parecen la misma persona' }
    }),
  )
}
