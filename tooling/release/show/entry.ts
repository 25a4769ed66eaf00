import type { Change, Kind, LogEntry } from '../log/entry'

const says: Record<Kind, (change: Change) => string> = {
  release: ({ app, release }) => `se publicó ${app} ${release}`,
  rollback: ({ app, release }) => `se volvió a ${app} ${release}`,
  return: ({ app, release }) =>
    release ? `volvió solo a ${app} ${release}` : `${app}: la prueba con algunas sesiones terminó sola`,
  disable: ({ app, reason }) => `se apagó ${app}: ${reason}`,
  enable: ({ app }) => `se encendió ${app}`,
  canary: ({ app, release, share }) => `${app} ${release} en ${share} de cada cien sesiones`,
  pin: ({ app, release, empresa }) => `${app} ${release} fijada para la empresa ${empresa}`,
  unpin: ({ app, empresa }) => `${app}: la empresa ${empresa} sigue con la de todas`,
  config: () => 'se cambiaron las bases que dice el registro',
  prune: ({ app, release }) => `se retiraron los archivos de ${app} ${release}`,
}

/** A log entry as operators read it. */
export const sayEntry = ({ number, at, by, kind, changes, note }: LogEntry): string[] => [
  `n.º ${number} · ${sayTime(at)} · ${by}`,
  ...(changes.length > 0 ? changes : [{ app: 'host' }]).map((change) => `  ${says[kind](change)}`),
  ...(note === undefined ? [] : [`  «${note}»`]),
]

/** A moment in this machine's time zone. */
export function sayTime(at: string): string {
  const time = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-')
  return `${date} ${two(time.getHours())}:${two(time.getMinutes())}`
}

/** A commit's short name, and whether the sources were exactly those. */
export function sayCommit({
  commit,
  clean,
}: {
  commit?: string | undefined
  clean?: boolean | undefined
}): string {
  if (commit === undefined) return 'sin commit conocido'
  return `${commit.slice(0, 7)}${clean === false ? ' con cambios sin guardar' : ''}`
}
