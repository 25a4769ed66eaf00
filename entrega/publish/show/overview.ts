import { entryForAll, membersOf, problemIn } from '@backoffice/shared/contract/remotes'
import { evidenceProblems } from '../evidence/evidence.ts'
import { readLog, type Log } from '../log/log.ts'
import { givenNow, stateAt, type AppState, type LogState } from '../log/state.ts'
import { inParallel } from '../parallel.ts'
import { hasAllFiles, readRecord } from '../records/record.ts'
import { readSituation } from '../registry/derive.ts'
import { registryOf } from '../registry/registry.ts'
import type { Store } from '../store/store.ts'

/** A release according to the log and its record. */
export interface ReleaseLine {
  release: string
  from: string
  /** Missing while any session gets it. */
  until?: string
  commit?: string | undefined
  clean?: boolean | undefined
  /** Whether a rollback to it is possible. */
  whole: boolean
}

/** What is in use of an app, since when and by whom, and the possible rollbacks. */
export type AppLine = Awaited<ReturnType<typeof lineOf>>

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
  const torn = log.torn.map(
    (key) => `${key} no se puede leer: lo que decía no cuenta. Los demás asientos sí.`,
  )
  return { store: store.name, log, apps, problems: [...torn, ...(await badEntries(store, state))] }
}

async function lineOf(store: Store, app: string, state: AppState) {
  const releases = await inParallel([...state.used], async ([release, use]): Promise<ReleaseLine> => {
    const { commit, clean } = (await readRecord(store, app, release))?.built ?? {}
    const whole = !state.pruned.has(release) && (await hasAllFiles(store, app, release))
    return { release, ...use, commit, clean, whole }
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
    /** The release that a rollback would put in use. */
    previous: state.before.at(-1),
    /** Latest first. */
    releases: releases.sort((a, b) => (a.from < b.from ? 1 : -1)),
  }
}

const gone = 'Su sección no está disponible'
const instead = 'Esas sesiones reciben la versión en uso.'

/** What the host would refuse, and releases without a record. */
async function badEntries(store: Store, state: LogState): Promise<string[]> {
  const { records } = await readSituation(store, state)
  const { remotes } = registryOf(state, records)
  const ofRemotes = [...state.apps].flatMap(([name, app]) => {
    if (name === 'host' || app.inUse === undefined) return []
    const entry = remotes[name]
    const again = `npm run rollback -- ${name}`
    if (!entry)
      return [
        `${name} ${app.inUse}: no se sabe nada de esa versión, y su sección no aparece. Publicarla de nuevo, o ${again}.`,
      ]
    const problem = problemIn(entryForAll, entry, name)
    return [
      ...(problem === null
        ? []
        : [`${problem}. ${gone}; las demás siguen. Corregir su remote.json y publicar, o ${again}.`]),
      ...membersOf(entry, name).ignored.map((said) => `${said}. ${instead}`),
    ]
  })
  const ofReleases = givenNow(state).flatMap(({ app, release, some }) => {
    const record = records(app, release)
    if (!record) return some ? [`${app} ${release}, ${some}: no se sabe nada de esa versión. ${instead}`] : []
    // The host does not use a release without the evidence that the site requires.
    return evidenceProblems([record], state.config?.evidence).map(
      ({ sentence, repair }) => `${release}: ${sentence} ${some ? instead : `${gone}.`} ${repair}`,
    )
  })
  return [...ofRemotes, ...ofReleases]
}
