import type { RemoteManifest } from '@backoffice/shared/contract'
import type { Budgets } from '../../../tooling/start/budgets/budgets.ts'
import { breakFindings } from './breaks.ts'
import type { Candidate, HostCandidate, InUse, RemoteCandidate } from './candidate.ts'
import { contractFindings, copyFindings, moduleFindings } from './code.ts'
import { fileFindings, sizeFindings } from './files.ts'
import { misfits } from './fit.ts'
import { loadingFindings } from './loading.ts'
import { neighbourFindings } from './neighbours.ts'
import { offerFindings } from './offers.ts'
import { findings, type Finding, type Problem } from './problem.ts'
import { dataFindings, schemaFindings } from './remote-data.ts'
import { routeFindings } from './routes.ts'

/**
 * The problems that prevent publishing these builds together where `inUse` runs; none if they may be published. Each
 * build is judged beside what would run afterwards: a candidate replaces its app's release in use.
 */
export function gates(candidates: Candidate[], inUse: InUse, budgets: Budgets): Problem[] {
  const host = candidates.find((candidate) => candidate.kind === 'host')?.facts ?? inUse.host
  const remotes = candidates.filter((candidate) => candidate.kind === 'remote')
  const next = { ...inUse.remotes }
  for (const { app, data, facts } of remotes)
    if (schemaFindings(data).length === 0) next[app] = { data: data as RemoteManifest, facts }
  const beside = { remotes: next, ofSome: afterwards(inUse, remotes).ofSome ?? [] }
  const comesToo = (name: string) => remotes.some(({ app }) => app === name)
  const offersOf = (candidate: Candidate): Finding[] => {
    const own = candidate.kind === 'remote' ? next[candidate.app] : undefined
    return own ? offerFindings(candidate.app, own, beside, comesToo) : []
  }
  const neighbours = Object.fromEntries(Object.entries(next).map(([name, { data }]) => [name, data]))
  const ofOne = (candidate: Candidate): Finding[] => [
    ...(candidate.kind === 'host'
      ? hostFindings(candidate, afterwards(inUse, remotes))
      : remoteFindings(candidate, neighbours, host)),
    ...offersOf(candidate),
    ...fileFindings(candidate),
    ...sizeFindings(candidate, budgets),
  ]
  return candidates.flatMap((candidate) =>
    ofOne(candidate).map((finding) => ({ app: candidate.app, ...finding })),
  )
}

/** What stays in use beside these candidates, which have findings of their own. A release ends its app's canary. */
function afterwards({ host, remotes, ofSome = [] }: InUse, candidates: RemoteCandidate[]): InUse {
  const isReplaced = (name: string) => candidates.some(({ app }) => app === name)
  return {
    host,
    remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => !isReplaced(name))),
    ofSome: ofSome.filter(({ app, empresa }) => empresa !== undefined || !isReplaced(app)),
  }
}

const noFacts = findings(
  'facts',
  ['La construcción no trae facts.json, o no se puede leer: no se sabe qué toma ni qué ofrece su código.'],
  'Construir con entrega/build («npm run build», o remoteData en otro repositorio) y publicar esa carpeta.',
)

function remoteFindings(
  { app, data: read, facts, unchecked }: RemoteCandidate,
  neighbours: Record<string, RemoteManifest>,
  host: InUse['host'],
): Finding[] {
  const unreadable = schemaFindings(read)
  const data = unreadable.length === 0 ? (read as RemoteManifest) : null
  return [
    ...unreadable,
    ...(data ? [...dataFindings(data), ...neighbourFindings(app, data, neighbours)] : []),
    ...(facts ? copyFindings(facts) : noFacts),
    ...loadingFindings(unchecked),
    ...(facts && data
      ? [
          ...routeFindings(data.routes, facts.routes),
          ...moduleFindings(data, facts),
          ...contractFindings(data, facts),
        ]
      : []),
    ...(facts && host ? fitFindings(facts, host) : []),
  ]
}

const fitFindings = (
  { contract, imports }: NonNullable<RemoteCandidate['facts']>,
  host: NonNullable<InUse['host']>,
) =>
  misfits(contract, imports, host).map(({ gate, sentence }) => ({
    gate,
    sentence: `Su código ${sentence}.`,
    repair:
      'Publicar antes ese host, o los dos a la vez; o construir el remoto con lo que el host en uso trae.',
  }))

const hostFindings = ({ facts }: HostCandidate, inUse: InUse): Finding[] =>
  facts ? breakFindings(facts, inUse) : noFacts

export { readBuild } from './read.ts'
export type { Candidate, HostCandidate, InUse, RemoteCandidate, RemoteInUse } from './candidate.ts'
export type { Gate, Problem } from './problem.ts'
