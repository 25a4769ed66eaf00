import { readFileSync } from 'node:fs'
import type { Budgets } from '../../../tooling/start/budgets/budgets.ts'
import type { Candidate as Build } from '../records/candidate.ts'
import type { ReleaseRecord } from '../records/record.ts'
import type { Situation } from '../registry/derive.ts'
import { besideFindings, type Comer } from './beside.ts'
import { fileFindings, readBuild, sizeFindings, type BuildRead } from './build.ts'
import { contractFindings, copyFindings, moduleFindings, routeFindings } from './code.ts'
import { factsOf, inUseOf, remoteOf, type InUse } from './in-use.ts'
import { loadingFindings } from './loading.ts'
import { findings, type Finding, type Problem } from '../problem.ts'
import { dataFindings, schemaFindings } from './remote-data.ts'

/** The problems that prevent publishing these builds together where `inUse` runs; none if they may be published. */
export const gates = (builds: BuildRead[], inUse: InUse, budgets: Budgets): Problem[] =>
  problemsOf(
    builds.map((build) => ({ own: ownFindings(build, budgets), comer: comerOf(build) })),
    inUse,
  )

/** For `publish`: judges builds beside what the log says is in use, by this checkout's budgets or by one's `own`. */
export const releaseGates = (
  builds: Build[],
  situation: Situation,
  own: Record<string, number> = {},
): Problem[] => gates(builds.map(readBuild), inUseOf(situation), { ...budgets(), ...own })

const budgets = () =>
  JSON.parse(
    readFileSync(new URL('../../../tooling/start/budgets/budgets.json', import.meta.url), 'utf8'),
  ) as Budgets

/**
 * The problems that stored releases, one of each app, would have beside what runs now if a command gave them to people
 * again. What concerns a build alone was judged when it was published.
 */
export const againProblems = (
  again: { app: string; record: ReleaseRecord | undefined }[],
  situation: Situation,
): Problem[] =>
  problemsOf(
    again.map(({ app, record }) => ({
      own: record?.remote ? schemaFindings(record.remote) : [],
      comer: comerOf({ app, ...record }),
    })),
    inUseOf(situation),
    true,
  )

/** @param judged what is wrong with each by itself, and what of it would meet others */
function problemsOf(judged: { own: Finding[]; comer: Comer }[], inUse: InUse, stored = false): Problem[] {
  const comers = judged.map(({ comer }) => comer)
  const beside = besideFindings(comers, inUse, stored)
  return judged.flatMap(({ own, comer }) =>
    [...own, ...beside(comer)].map((finding) => ({ app: comer.app, ...finding })),
  )
}

function comerOf({ app, ...its }: Pick<ReleaseRecord, 'app' | 'remote' | 'facts'>): Comer {
  const isReadable = schemaFindings(its.remote).length === 0
  return { app, host: factsOf(its, 'host'), remote: isReadable ? remoteOf(its) : undefined }
}

const noFacts = findings(
  'facts',
  ['La construcción no trae facts.json, o no se puede leer: no se sabe qué toma ni qué ofrece su código.'],
  'Construir con entrega/build («npm run build», o remoteData en otro repositorio) y publicar esa carpeta.',
)

const ownFindings = (build: BuildRead, budgets: Budgets): Finding[] => [
  ...(build.app === 'host' ? [] : remoteFindings(build)),
  ...(build.facts ? [] : noFacts),
  ...fileFindings(build),
  ...sizeFindings(build, budgets),
]

/** What is wrong with a remote's build, whatever runs beside it. */
function remoteFindings({ unchecked, ...build }: BuildRead): Finding[] {
  const unreadable = schemaFindings(build.remote)
  const facts = factsOf(build, 'remote')
  const data = unreadable.length > 0 ? undefined : build.remote
  return [
    ...(data ? dataFindings(data) : unreadable),
    ...(facts ? copyFindings(facts) : []),
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
export type { BuildRead } from './build.ts'
export type { InUse } from './in-use.ts'
export type { Problem } from '../problem.ts'
