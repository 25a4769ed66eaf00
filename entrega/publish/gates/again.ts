import { breakFindings } from './breaks.ts'
import type { InUse, RemoteInUse } from './candidate.ts'
import { misfits, needsOf } from './fit.ts'
import { neighbourFindings } from './neighbours.ts'
import { offerFindings } from './offers.ts'
import type { Finding, Problem } from './problem.ts'
import { schemaFindings } from './remote-data.ts'
import { hostOf, inUseOf, remoteOf, type Situation } from './wire.ts'

/** Stored releases that a command would give to people again: one of each app. */
export type Again = { app: string; record: ReturnType<Situation['records']> }[]

/**
 * The problems that stored releases would have beside what runs now, all of them taken together. What concerns a build
 * alone was judged when it was published.
 */
export function againProblems(again: Again, situation: Situation): Problem[] {
  const now = inUseOf(situation)
  const remotes = { ...now.remotes }
  for (const { app, record } of again) {
    const remote = remoteOf(record)
    if (remote) remotes[app] = remote
  }
  const host = again.find(({ app }) => app === 'host')
  const comesToo = (name: string) => again.some(({ app }) => app === name)
  // What comes back ends its app's canary.
  const ofSome = now.ofSome?.filter(({ app, empresa }) => empresa !== undefined || !comesToo(app)) ?? []
  const next: InUse = { remotes, ofSome, host: host ? hostOf(host.record) : now.host }
  return again.flatMap(({ app, record }) => {
    const remote = remoteOf(record)
    const found =
      app === 'host'
        ? ofHost(next, comesToo)
        : remote
          ? [...ofRemote(app, remote, next), ...offerFindings(app, remote, next, comesToo)]
          : []
    return found.map((finding) => ({ app, ...finding }))
  })
}

/** What fits the host badly and comes back with it is named by its own finding. */
function ofHost({ host, remotes, ofSome = [] }: InUse, comesToo: (app: string) => boolean): Finding[] {
  if (!host) return []
  const others = {
    host,
    remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => !comesToo(name))),
    ofSome,
  }
  return breakFindings(host, others).map((finding) => ({
    ...finding,
    repair: `${finding.repair} O volver en el mismo paso a uno que le sirva: npm run rollback -- host <remoto>.`,
  }))
}

function ofRemote(app: string, { data, facts }: RemoteInUse, { host, remotes }: InUse): Finding[] {
  const unreadable = schemaFindings(data)
  if (unreadable.length > 0) return unreadable
  const others = Object.fromEntries(Object.entries(remotes).map(([name, other]) => [name, other.data]))
  const { contract, imports } = needsOf(data.contract, facts)
  const misfit = host ? misfits(contract, imports, host) : []
  return [
    ...neighbourFindings(app, data, others),
    ...misfit.map(({ gate, sentence }) => ({
      gate,
      sentence: `Su código ${sentence}.`,
      repair: `Elegir otra versión de ${app}, o volver en el mismo paso a un host que le sirva: npm run rollback -- host ${app}.`,
    })),
  ]
}
