import type { RemoteManifest } from '@backoffice/shared/contract'
import { readFileSync } from 'node:fs'
import type { Budgets } from '../../../tooling/start/budgets/budgets.ts'
import type { ReleaseRecord } from '../records/record.ts'
import type { Situation } from '../registry/derive.ts'
import { besideFindings } from './beside.ts'
import { readBuild, type Candidate, type RemoteCandidate } from './build.ts'
import { contractFindings, copyFindings, moduleFindings } from './code.ts'
import { fileFindings, sizeFindings } from './files.ts'
import { factsOf, inUseOf, remoteOf, type InUse } from './in-use.ts'
import { loadingFindings } from './loading.ts'
import { findings, type Finding, type Problem } from './problem.ts'
import { dataFindings, schemaFindings } from './remote-data.ts'
import { routeFindings } from './routes.ts'

/** The problems that prevent publishing these builds together where `inUse` runs; none if they may be published. */
export function gates(candidates: Candidate[], inUse: InUse, budgets: Budgets): Problem[] {
  const comers = candidates.map((candidate) => ({ candidate, ...comerOf(candidate) }))
  const beside = besideFindings(comers, inUse)
  return comers.flatMap((comer) => {
    const { app, candidate } = comer
    const found = [
      ...(candidate.kind === 'remote' ? remoteFindings(candidate) : candidate.facts ? [] : noFacts),
      ...beside(comer),
      ...fileFindings(candidate),
      ...sizeFindings(candidate, budgets),
    ]
    return found.map((finding) => ({ app, ...finding }))
  })
}

/** For `publish`: judges builds beside what the log says is in use, by this checkout's budgets or by one's `own`. */
export const releaseGates = (
  candidates: { app: string; folder: string }[],
  situation: Pick<Situation, 'state' | 'records'>,
  own: Record<string, number> = {},
): Problem[] =>
  gates(
    candidates.map(({ app, folder }) => readBuild(app, folder)),
    inUseOf(situation),
    { ...budgets(), ...own },
  )

const budgets = () =>
  JSON.parse(
    readFileSync(new URL('../../../tooling/start/budgets/budgets.json', import.meta.url), 'utf8'),
  ) as Budgets

/**
 * The problems that stored releases, one of each app, would have beside what runs now if a command gave them to people
 * again. What concerns a build alone was judged when it was published.
 */
export function againProblems(
  again: { app: string; record: ReleaseRecord | undefined }[],
  situation: Pick<Situation, 'state' | 'records'>,
): Problem[] {
  const comers = again.map(({ app, record }) => {
    const remote = remoteOf(record)
    const unreadable = remote ? schemaFindings(remote.data) : []
    return unreadable.length > 0
      ? { app, unreadable }
      : { app, remote, host: factsOf(record, 'host'), unreadable }
  })
  const beside = besideFindings(comers, inUseOf(situation), { stored: true })
  return comers.flatMap((comer) =>
    [...comer.unreadable, ...beside(comer)].map((finding) => ({ app: comer.app, ...finding })),
  )
}

function comerOf(candidate: Candidate) {
  const { app, kind, facts } = candidate
  if (kind === 'host') return { app, host: facts }
  const { data } = candidate
  const isReadable = schemaFindings(data).length === 0
  return { app, remote: isReadable ? { data: data as RemoteManifest, facts } : undefined }
}

const noFacts = findings(
  'facts',
  ['La construcción no trae facts.json, o no se puede leer: no se sabe qué toma ni qué ofrece su código.'],
  'Construir con entrega/build («npm run build», o remoteData en otro repositorio) y publicar esa carpeta.',
)

/** What is wrong with a remote's build, whatever runs beside it. */
function remoteFindings({ data: read, facts, unchecked }: RemoteCandidate): Finding[] {
  const unreadable = schemaFindings(read)
  const data = unreadable.length === 0 ? (read as RemoteManifest) : null
  return [
    ...unreadable,
    ...(data ? dataFindings(data) : []),
    ...(facts ? copyFindings(facts) : noFacts),
    ...loadingFindings(unchecked),
    ...(facts && data
      ? [
          ...routeFindings(data.routes, facts.routes),
          ...moduleFindings(data, facts),
          ...contractFindings(data, facts),
        ]
      : []),
  ]
}

export { readBuild } from './build.ts'
export type { HostCandidate, RemoteCandidate } from './build.ts'
export type { InUse } from './in-use.ts'
export type { Problem } from './problem.ts'
