import { satisfies } from '@backoffice/shared/contract/versions'
import type { HostFacts } from '../../build/facts/facts.ts'
import { besides, type Beside, type InUse, type RemoteInUse } from './in-use.ts'
import { neighbourFindings } from './neighbours.ts'
import { offerFindings } from './offers.ts'
import type { Finding } from './problem.ts'

/** A release that would go into use, as far as it meets others. */
export interface Comer {
  app: string
  host?: HostFacts | null
  /** Missing if its remote.json can't be read. */
  remote?: RemoteInUse | undefined
}

/**
 * Judges releases beside what would run afterwards, all of them taken together: each replaces its app's release in use,
 * and ends its canary.
 * @param stored whether they were published before, and would come back
 */
export function besideFindings(comers: Comer[], now: InUse, stored: boolean): (comer: Comer) => Finding[] {
  const comes = (app: string) => comers.some((comer) => comer.app === app)
  const remotes = { ...now.remotes }
  for (const { app, remote } of comers) if (remote) remotes[app] = remote
  const ofSome = now.ofSome?.filter(({ app, empresa }) => empresa !== undefined || !comes(app)) ?? []
  const next = { remotes, ofSome }
  const host = comers.find(({ app }) => app === 'host')?.host ?? now.host
  return (comer) => {
    // What fits the host badly and comes with it is named by its own finding.
    const stays = besides(next).filter(({ app, end }) => end || !comes(app))
    if (comer.host) return breakFindings(comer.host, stays, stored)
    if (!comer.remote) return []
    const { app, remote } = comer
    return [
      ...neighbourFindings(app, remote.data, remotes),
      ...(host ? fitFindings(app, remote, host, stored) : []),
      ...offerFindings(app, remote, next, comes),
    ]
  }
}

function breakFindings(host: HostFacts, others: Beside[], stored: boolean): Finding[] {
  const back = stored
    ? ' O volver en el mismo paso a uno que le sirva: npm run rollback -- host <remoto>.'
    : ''
  return others.flatMap(({ name, end, ...remote }) => {
    const reasons = misfits(remote, host).map(({ sentence }) => sentence)
    const repair = `Publicar con él un ${name} construido con esta versión de shared, en el mismo paso.`
    const sentence = `Dejaría sin funcionar a ${name}, que ${reasons.join('; ')}.`
    return reasons.length > 0
      ? [{ gate: 'breaks' as const, sentence, repair: `${end ?? repair}${back}` }]
      : []
  })
}

const fitFindings = (app: string, remote: RemoteInUse, host: HostFacts, stored: boolean): Finding[] =>
  misfits(remote, host).map(({ gate, sentence }) => ({
    gate,
    sentence: `Su código ${sentence}.`,
    repair: stored
      ? `Elegir otra versión de ${app}, o volver en el mismo paso a un host que le sirva: npm run rollback -- host ${app}.`
      : 'Publicar antes ese host, o los dos a la vez; o construir el remoto con lo que el host en uso trae.',
  }))

/**
 * What a remote's code imports and a host lacks. The version check is the one that the host performs at run time; the
 * names are those of both builds. A remote without facts has only its version range.
 */
function misfits({ data, facts }: RemoteInUse, host: HostFacts): Omit<Finding, 'repair'>[] {
  const contract = facts?.contract ?? data.contract
  const lacks = Object.entries(facts?.imports ?? {}).flatMap(([request, taken]) => {
    const given = host.provides[request]
    if (given === undefined) return [`usa ${request}, que el host no ofrece`]
    const missing = taken === '*' || given === '*' ? [] : taken.filter((name) => !given.includes(name))
    return missing.length > 0 ? [`toma de ${request} lo que el host no ofrece: ${missing.join(', ')}`] : []
  })
  const old = `pide @backoffice/shared ${contract}, y el host trae ${host.shared}`
  return [
    ...(satisfies(host.shared, contract) ? [] : [{ gate: 'contract' as const, sentence: old }]),
    ...lacks.map((sentence) => ({ gate: 'imports' as const, sentence })),
  ]
}
