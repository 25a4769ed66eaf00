import type { RemoteManifest } from '@backoffice/shared/contract'
import { satisfies } from '@backoffice/shared/contract/versions'
import type { HostFacts } from '../../build/facts/facts.ts'
import { besides, type Beside, type InUse, type RemoteInUse } from './in-use.ts'
import { offerFindings } from './offers.ts'
import { findings, type Finding } from '../problem.ts'

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

/** Addresses reserved for the host (host/src/router) and the gateway. */
const reserved = ['/', '/login', '/dashboard', '/admin', '/assets', '/remotes']

const isUnder = (address: string, base: string) => address === base || address.startsWith(`${base}/`)

/** An address belongs to one app: no base may contain another's, and no route may lie under another's. */
function neighbourFindings(
  app: string,
  { name, base, routes }: RemoteManifest,
  remotes: Record<string, { data: RemoteManifest }>,
): Finding[] {
  const renamed =
    name === app ? [] : [`remote.json se llama «${name}», y se publica como «${app}»: son el mismo nombre.`]
  const taken = Object.entries(remotes)
    .filter(([other]) => other !== app)
    .flatMap(([other, { data }]) => {
      const theirs = data.base
      if (isUnder(base, theirs) || isUnder(theirs, base))
        return [`Su base ${base} choca con ${theirs}, que es de ${other}.`]
      return routes
        .filter((route) => isUnder(route.path, theirs))
        .map((route) => `Su ruta ${route.path} es de ${other}.`)
    })
  const ofTheHost = reserved
    .filter((address) => address === base || (address !== '/' && isUnder(base, address)))
    .map((address) => `Su base ${base} choca con ${address}, que es del host.`)
  return [
    ...findings('neighbours', renamed, 'Corregir «name» en remote.json, o publicarlo con su nombre.'),
    ...findings('neighbours', [...taken, ...ofTheHost], 'Elegir en remote.json una base que nadie más use.'),
  ]
}
