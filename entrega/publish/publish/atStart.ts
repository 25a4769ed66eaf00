import { GateRefusal, type Problem } from '../gates/problem.ts'
import type { LogEntry } from '../log/entry.ts'
import { readLog } from '../log/log.ts'
import { stateAt } from '../log/state.ts'
import type { Candidate } from './candidate.ts'
import { derive } from '../registry/derive.ts'
import { publish, type Parts } from './publish.ts'

interface Start {
  entry: LogEntry | null
  /** Why builds were left out, in lines for the operator. */
  left: string[]
}

/**
 * What `npm start` releases: the builds that the log has never named. A restart must not end the product, so builds
 * that the gates refuse are left out, and what is in use stays.
 * @throws {GateRefusal} if people would get no page, or no section at all
 */
export async function publishAtStart(parts: Parts, builds: Candidate[]): Promise<Start> {
  await derive(parts.store)
  const { apps } = stateAt((await readLog(parts.store)).entries)
  const inUse = (app: string) => apps.get(app)?.inUse
  const problems = new Map<string, Problem[]>()
  for (;;) {
    const fitting = builds.filter(({ app }) => !problems.has(app))
    try {
      const entry = await publish(parts, fitting, { onlyNew: true, note: 'Al arrancar.' })
      const left = builds.flatMap((build) => linesOf(build, inUse(build.app), problems.get(build.app) ?? []))
      return { entry, left }
    } catch (error) {
      if (!(error instanceof GateRefusal)) throw error
      const refused = fitting.filter(({ app }) => error.problems.some((problem) => problem.app === app))
      for (const { app } of refused)
        problems.set(
          app,
          error.problems.filter((problem) => problem.app === app),
        )
      const shown = builds
        .map(({ app }) => app)
        .filter((app) => !problems.has(app) || inUse(app) !== undefined)
      const isEmpty = !shown.includes('host') || shown.length === 1
      if (refused.length === 0 || isEmpty) throw error
    }
  }
}

function linesOf({ app, release }: Candidate, inUse: string | undefined, problems: Problem[]): string[] {
  if (problems.length === 0) return []
  const now = inUse === undefined ? 'nada está en uso, y su sección no aparece' : `sigue en uso ${inUse}`
  return [
    `${app}: ${now}; lo construido (${release}) no pasó las comprobaciones:`,
    ...problems.flatMap(({ sentence, repair }) => [`  ${sentence}`, `    ${repair}`]),
  ]
}
