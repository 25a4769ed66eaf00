import type { Registry } from '@backoffice/shared/contract'
import type { Change, Kind, LogEntry } from '../log/entry.ts'
import type { ReleaseLine } from './overview.ts'

const says: Record<Exclude<Kind, 'config'>, (change: Change) => string> = {
  release: ({ app, release }) => `se publicó ${app} ${release}`,
  rollback: ({ app, release }) => `se volvió a ${app} ${release}`,
  return: ({ app, release }) =>
    release ? `volvió solo a ${app} ${release}` : `${app}: la prueba terminó sola`,
  disable: ({ app, reason, now }) => `se apagó ${app}${now ? ', también donde está abierto' : ''}: ${reason}`,
  enable: ({ app }) => `se encendió ${app}`,
  canary: ({ app, release, share }) =>
    share === 0
      ? `${app}: terminó la prueba de ${release}`
      : `${app} ${release} en ${share} de cada cien sesiones`,
  pin: ({ app, release, empresa }) => `${app} ${release} fijada para la empresa ${empresa}`,
  unpin: ({ app, empresa }) => `${app}: la empresa ${empresa} sigue con la de todas`,
  prune: ({ app, release }) => `se retiraron los archivos de ${app} ${release}`,
}

/** A log entry as operators read it. */
export const sayEntry = ({ number, at, by, kind, changes, note, config, forced }: LogEntry): string[] => [
  `n.º ${number} · ${sayTime(at)} · ${by}`,
  ...(kind === 'config'
    ? [`  ${sayConfig(config)}`]
    : changes.flatMap((change) => [`  ${says[kind](change)}`, ...sayBuilt(change)])),
  ...(note === undefined ? [] : [`  «${note}»`]),
  ...(forced
    ? [`  a la fuerza, «${forced.reason}», aunque:`, ...forced.problems.map((each) => `    ${each}`)]
    : []),
]

const members: Record<keyof NonNullable<Registry['config']>, string> = {
  adminApiBase: 'base de la api',
  adminSiteBase: 'base del sitio',
  overrides: 'orígenes para probar',
  evidence: 'claves de las comprobaciones',
}

/** What the registry says to all pages. */
export function sayConfig(config: Registry['config'] = {}): string {
  const said = Object.entries(members).flatMap(([member, name]) => {
    const value = config[member as keyof typeof members]
    return value === undefined ? [] : [`${name}: ${[value].flat().join(', ')}`]
  })
  return `el registro ${said.length > 0 ? `dice ${said.join('; ')}` : 'no dice nada más que los remotos'}`
}

/** Whose build from elsewhere it is. */
const sayBuilt = ({ built }: Change): string[] =>
  built ? [`    construida por ${built.by}, de ${sayCommit(built)}`] : []

/** A moment in this machine's time zone. */
export const sayTime = (at: string): string =>
  // Sweden writes `2026-11-20 10:00`.
  new Date(at).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** A commit's short name, and whether the sources were exactly those. */
export function sayCommit({ commit, clean }: Pick<ReleaseLine, 'commit' | 'clean'>): string {
  if (commit === undefined) return 'sin commit conocido'
  return `${commit.slice(0, 7)}${clean === false ? ' con cambios sin guardar' : ''}`
}
