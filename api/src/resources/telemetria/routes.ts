import type { EventoDeTelemetria } from '@backoffice/shared/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/calls/call.ts'
import { limitAddress } from '../../platform/http/address.ts'
import { onlyOnce } from '../../platform/idempotency/repository.ts'
import { releaseKey } from '../../platform/remotes/registry.ts'
import { remoteCounters } from './counters.ts'
import { takeBatch } from './limits.ts'
import { addUp, ofReleases } from './repository.ts'

/** How the remotes perform in people's pages (D51). It does not store who reported. */
export default async function telemetriaRoutes(app: FastifyInstance): Promise<void> {
  const count = remoteCounters(app.metrics)

  registerCall(app, 'POST /telemetria', async ({ body, session, request }) => {
    const inUse = await releasesFor(body.eventos)
    let counted: EventoDeTelemetria[] = []
    await app.db.tenant(session.idLocatario, (tx) =>
      // A repeated batch counts once (D42).
      onlyOnce(tx, session, request, async () => {
        await takeBatch(tx, session, limitAddress(request.ip))
        counted = await ofReleases(tx, body.eventos, inUse)
        if (counted.length > 0) await addUp(tx, counted)
        return {}
      }),
    )
    count(counted)
    return {}
  })

  /** Reads the registry again for a release published a moment ago. */
  async function releasesFor(eventos: readonly EventoDeTelemetria[]) {
    const { releases } = await app.remotesInUse()
    const unknown = eventos.some(({ remoto, version }) => !releases.has(releaseKey(remoto, version)))
    return unknown ? (await app.remotesInUse(true)).releases : releases
  }
}
