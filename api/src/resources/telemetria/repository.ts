import type { EventoDeTelemetria } from '@backoffice/shared/contract'
import type { Tx } from '../../platform/database/database.ts'
import { named } from '../../platform/database/statements/named.ts'
import { releaseKey } from '../../platform/remotes/registry.ts'

const keyOf = ({ remoto, version }: EventoDeTelemetria) => releaseKey(remoto, version)

/**
 * Those of these releases that have been counted before: an open page may run one that the registry has left behind.
 */
async function countedBefore(tx: Tx, eventos: readonly EventoDeTelemetria[]): Promise<Set<string>> {
  const { rows } = await named<{ remoto: string; version: string }>(tx, 'telemetria_conocidas', KNOWN, [
    eventos.map(({ remoto }) => remoto),
    eventos.map(({ version }) => version),
  ])
  return new Set(rows.map(({ remoto, version }) => releaseKey(remoto, version)))
}

/** Adds the counts of one batch to those of this hour, safely under concurrency. */
export async function addUp(tx: Tx, eventos: readonly EventoDeTelemetria[]): Promise<void> {
  await named(tx, 'telemetria_suma', ADD, [JSON.stringify(eventos)])
}

/** Keeps only releases in use, or counted before: invented names are not counted. */
export async function ofReleases(
  tx: Tx,
  eventos: readonly EventoDeTelemetria[],
  inUse: ReadonlySet<string>,
): Promise<EventoDeTelemetria[]> {
  const others = eventos.filter((evento) => !inUse.has(keyOf(evento)))
  const before = others.length > 0 ? await countedBefore(tx, others) : new Set()
  return eventos.filter((evento) => inUse.has(keyOf(evento)) || before.has(keyOf(evento)))
}

const KNOWN = `select p.remoto, p.version from unnest($1::text[], $2::text[]) as p (remoto, version)
  where exists (select from telemetria t where t.remoto = p.remoto and t.version = p.version)`

// Always in the same order, so that simultaneous batches wait for each other without deadlocks.
const ADD = `insert into telemetria as t (remoto, version, tipo, motivo, hora, veces)
  select e.remoto, e.version, e.tipo, coalesce(e.motivo, ''), date_trunc('hour', now(), 'UTC'), sum(e.veces)
  from jsonb_to_recordset($1::jsonb) as e (remoto text, version text, tipo text, motivo text, veces bigint)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (remoto, version, tipo, motivo, hora) do update set veces = t.veces + excluded.veces`
