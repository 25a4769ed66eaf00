import { entryForAll, membersOf, problemIn } from '@backoffice/shared/contract/remotes'
import { evidenceProblems } from '../gates/evidence.ts'
import { readLog, type Log } from '../log/log.ts'
import { needed, stateAt, type AppState, type LogState } from '../log/state.ts'
import { inParallel } from '../parallel.ts'
import { isWhole, readRecord, type ReleaseRecord } from '../records/record.ts'
import { recordsFor } from '../registry/derive.ts'
import { registryOf, type Records } from '../registry/registry.ts'
import type { Store } from '../store/store.ts'

/** A release according to the log and its record. */
export interface ReleaseLine {
  release: string
  from: string
  /** Missing while any session gets it. */
  until?: string | undefined
  commit?: string | undefined
  clean?: boolean | undefined
  builtBy?: string | undefined
  /** Whether a rollback to it is possible. */
  whole: boolean
}

/** What is in use of an app, since when and by whom, and the possible rollbacks. */
export interface AppLine {
  app: string
  inUse: ReleaseLine | null
  by?: string | undefined
  since?: string | undefined
  number?: number | undefined
  note?: string | undefined
  disabled?: string | undefined
  canary?: { release: string; share: number } | undefined
  pins: Record<string, string>
  /** The release that a rollback would put in use. */
  previous?: string | undefined
  /** Latest first. */
  releases: ReleaseLine[]
}

export interface Overview {
  store: string
  log: Log
  apps: AppLine[]
  /** What operators must look at: unreadable or unusable entries. */
  problems: string[]
}

/** What is in use, of all apps or of one, now or at an earlier moment. */
export async function overview(
  store: Store,
  { app, at }: { app?: string | undefined; at?: Date | undefined } = {},
): Promise<Overview> {
  const log = await readLog(store)
  const state = stateAt(log.entries, at)
  const chosen = [...state.apps].filter(([name]) => app === undefined || name === app)
  const apps = await inParallel(chosen, ([name, found]) => lineOf(store, name, found), 2)
  return { store: store.name, log, apps, problems: [...tornLines(log), ...(await badEntries(store, state))] }
}

async function lineOf(store: Store, app: string, state: AppState): Promise<AppLine> {
  const releases = await inParallel([...state.used], async ([release, use]): Promise<ReleaseLine> => {
    const record = await readRecord(store, app, release)
    const whole = !state.pruned.has(release) && (await isWhole(store, app, release))
    return { release, ...use, ...sourcesOf(record), whole }
  })
  const { since, disabled, canary, pins } = state
  return {
    app,
    inUse: releases.find(({ release }) => release === state.inUse) ?? null,
    by: since?.by,
    since: since?.at,
    number: since?.number,
    note: since?.note,
    disabled: disabled?.reason,
    canary: canary && { release: canary.release, share: canary.share },
    pins,
    previous: state.before.at(-1),
    releases: releases.sort((a, b) => (a.from < b.from ? 1 : -1)),
  }
}

const sourcesOf = (record: ReleaseRecord | undefined) => ({
  commit: record?.built?.commit,
  clean: record?.built?.clean,
  builtBy: record?.built?.by,
})

const tornLines = ({ torn }: Log) =>
  torn.map((key) => `${key} no se puede leer: lo que decía no cuenta. Los demás asientos sí.`)

/** What the host would refuse, and releases without a record. */
async function badEntries(store: Store, state: LogState): Promise<string[]> {
  const records = await recordsFor(store, state)
  const { remotes } = registryOf(state, records)
  const remoteNames = [...state.apps].filter(([name, { inUse }]) => name !== 'host' && inUse !== undefined)
  return remoteNames
    .flatMap(([name, app]) => {
      const entry = remotes[name]
      const again = `npm run rollback -- ${name}`
      if (!entry)
        return [
          `${name} ${app.inUse}: no se sabe nada de esa versión, y su sección no aparece. Publicarla de nuevo, o ${again}.`,
        ]
      const problem = problemIn(entryForAll, entry, name)
      const whole =
        problem === null
          ? []
          : [
              `${problem}. Su sección no está disponible; las demás siguen. Corregir su remote.json y publicar, o ${again}.`,
            ]
      return [...whole, ...badMembers(name, app, membersOf(entry, name).ignored, records)]
    })
    .concat(withoutEvidence(state, records))
}

/** The releases that the host does not use because the site requires evidence of them. */
function withoutEvidence({ apps, config }: LogState, records: Records): string[] {
  if (config?.evidence === undefined) return []
  const trusted = config.evidence
  return [...apps].flatMap(([name, app]) =>
    [...needed(app)].flatMap((release) => {
      const record = records(name, release)
      const [problem] = record ? evidenceProblems([record], trusted) : []
      const end =
        release === app.inUse ? 'Su sección no está disponible.' : 'Esas sesiones reciben la versión en uso.'
      return problem ? [`${release}: ${problem.sentence} ${end} ${problem.repair}`] : []
    }),
  )
}

/** The canary and the pins that the host would leave out: their sessions get the release in use. */
function badMembers(name: string, { canary, pins }: AppState, ignored: string[], records: Records): string[] {
  const end = `Esas sesiones reciben la versión en uso.`
  const unknown = (release: string) => records(name, release) === undefined
  return [
    ...ignored.map((problem) => `${problem}. ${end}`),
    ...(canary && unknown(canary.release)
      ? [`${name} ${canary.release}, en prueba: no se sabe nada de esa versión. ${end}`]
      : []),
    ...Object.entries(pins)
      .filter(([, release]) => unknown(release))
      .map(
        ([empresa, release]) =>
          `${name} ${release}, de la empresa ${empresa}: no se sabe nada de esa versión. ${end}`,
      ),
  ]
}
