import { GateRefusal, type Problem } from '../problem.ts'
import type { LogEntry } from '../log/entry.ts'
import { readLog } from '../log/log.ts'
import { derive } from '../registry/derive.ts'
import type { Candidate } from '../records/candidate.ts'
import { publish, type Parts } from './publish.ts'

interface Start {
  entry: LogEntry | null
  /** Why builds are not in use, in lines for the operator. */
  left: string[]
}

/**
 * What `npm start` releases: the builds that the log has never named. A restart must not end the product, so builds
 * that the gates refuse are left out, and what is in use stays.
 * @throws {GateRefusal} if people would get no page, or no section at all
 */
export async function publishAtStart(parts: Parts, builds: Candidate[]): Promise<Start> {
  await derive(parts.store)
  const { apps } = (await readLog(parts.store)).state
  const inUse = (app: string) => apps.get(app)?.inUse
  const problems = new Map<string, Problem[]>()
  for (;;) {
    const fitting = builds.filter(({ app }) => !problems.has(app))
    try {
      const entry = await publish(parts, fitting, { onlyNew: true, note: 'Al arrancar.' })
      const refused = builds.flatMap((build) => linesOf(build, inUse(build.app), problems.get(build.app)))
      const rolledBack = fitting.flatMap(({ app, release }) => {
        const isOther = inUse(app) !== undefined && inUse(app) !== release
        if (!isOther || !apps.get(app)?.used.has(release)) return []
        return `${app}: está en uso ${inUse(app)}; lo construido (${release}) ya se publicó antes y no vuelve solo. Para usarlo: npm run release -- ${app}`
      })
      return { entry, left: [...refused, ...rolledBack] }
    } catch (error) {
      if (!(error instanceof GateRefusal)) throw error
      const before = problems.size
      for (const { app } of fitting) {
        const its = error.problems.filter((problem) => problem.app === app)
        if (its.length > 0) problems.set(app, its)
      }
      const shown = builds.filter(({ app }) => !problems.has(app) || inUse(app) !== undefined)
      const isEmpty = shown.length === 1 || !shown.some(({ app }) => app === 'host')
      if (problems.size === before || isEmpty) throw error
    }
  }
}

function linesOf({ app, release }: Candidate, inUse: string | undefined, problems?: Problem[]): string[] {
  if (!problems) return []
  const now = inUse === undefined ? 'nada está en uso, y su sección no aparece' : `sigue en uso ${inUse}`
  return [
    `${app}: ${now}; lo construido (${release}) no pasó las comprobaciones:`,
    ...problems.flatMap(({ sentence, repair }) => [`  ${sentence}`, `    ${repair}`]),
  ]
}
