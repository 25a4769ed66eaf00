import type { ReleaseCounts } from '../canary/verdict.ts'
import { sayCommit, sayTime } from './entry.ts'
import type { AppLine, Overview, ReleaseLine } from './overview.ts'

/** What is in use, as text for a terminal; for a single app also its possible rollbacks. */
export function sayOverview({ apps, problems, store }: Overview, alone: boolean): string[] {
  const lines =
    apps.length === 0 ? [`En ${store} no se ha publicado nada.`] : apps.flatMap((app) => sayApp(app, alone))
  return [
    ...lines,
    ...(problems.length > 0 ? ['', 'Hay que mirar:', ...problems.map((each) => `  ${each}`)] : []),
  ]
}

function sayApp(line: AppLine, alone: boolean): string[] {
  const { app, inUse, disabled, canary, pins, by, since, number, note, previous, releases } = line
  return [
    `${app}  ${inUse?.release ?? 'sin versión en uso'}${inUse && !inUse.whole ? '  (faltan archivos)' : ''}`,
    ...(inUse && since !== undefined
      ? [
          `  desde ${sayTime(since)}, por ${by} (n.º ${number}), ${sayCommit(inUse)}${note ? ` · «${note}»` : ''}`,
        ]
      : []),
    ...(disabled === undefined ? [] : [`  apagado: ${disabled}`]),
    ...(canary ? [`  en prueba: ${canary.release}, en ${canary.share} de cada cien sesiones`] : []),
    ...Object.entries(pins).map(([empresa, release]) => `  fijada para la empresa ${empresa}: ${release}`),
    ...(alone ? sayReleases(releases, inUse?.release, previous) : []),
  ]
}

function sayReleases(
  releases: ReleaseLine[],
  inUse: string | undefined,
  previous: string | undefined,
): string[] {
  const others = releases.filter(({ release }) => release !== inUse)
  if (others.length === 0) return ['  No hay otra versión a la que volver.']
  return [
    '  Se puede volver a:',
    ...others.map((line) => {
      const until = line.until === undefined ? 'hoy' : sayTime(line.until)
      const what = line.whole ? '' : '  (sus archivos ya no están)'
      const next = line.release === previous ? '  ← npm run rollback' : ''
      return `    ${line.release}  ${sayTime(line.from)} – ${until}, ${sayCommit(line)}${what}${next}`
    }),
  ]
}

/** What is counted of releases in people's pages, one line each. */
export const sayCounts = (rows: ReleaseCounts[], hours: number): string[] =>
  rows.map(({ remoto, version, cargas, fallos, errores }) => {
    const failed = Object.values(fallos).reduce((sum, times) => sum + times, 0)
    const reasons = Object.entries(fallos).map(([reason, times]) => `${reason} ${times}`)
    const why = failed > 0 ? ` (${reasons.join(', ')})` : ''
    return `${remoto} ${version}: en ${hours} horas, cargas ${cargas}, fallidas ${failed}${why}, errores ${errores}`
  })
