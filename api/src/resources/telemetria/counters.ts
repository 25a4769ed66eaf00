import type { EventoDeTelemetria } from '@backoffice/shared/contract'
import { Counter, type Registry } from 'prom-client'

/** Each release is a label: those that have not been heard of for longest make room. */
const MAX_RELEASES = 200

interface Heard {
  remote: string
  release: string
  reasons: Set<string>
}

/** What this process has counted, for /metrics; several processes are added up there. */
export function remoteCounters(registry: Registry): (eventos: readonly EventoDeTelemetria[]) => void {
  const registers = [registry]
  const counters = {
    carga: new Counter({
      name: 'remote_loads_total',
      help: 'Remotes that were loaded in a page, by release',
      labelNames: ['remote', 'release'] as const,
      registers,
    }),
    error: new Counter({
      name: 'remote_errors_total',
      help: 'Errors of code of remotes that was running, by release',
      labelNames: ['remote', 'release'] as const,
      registers,
    }),
  }
  const failures = new Counter({
    name: 'remote_load_failures_total',
    help: 'Remotes that could not be loaded or shown, by release and reason',
    labelNames: ['remote', 'release', 'reason'] as const,
    registers,
  })
  const heard = new Map<string, Heard>()

  return (eventos) => {
    for (const evento of eventos) {
      const [remote, release] = [evento.remoto, evento.version]
      const key = `${remote} ${release}`
      const entry = heard.get(key) ?? { remote, release, reasons: new Set<string>() }
      heard.delete(key)
      heard.set(key, entry)
      if (evento.tipo === 'fallo-de-carga') {
        entry.reasons.add(evento.motivo)
        failures.inc({ remote, release, reason: evento.motivo }, evento.veces)
      } else counters[evento.tipo].inc({ remote, release }, evento.veces)
    }
    while (heard.size > MAX_RELEASES) forgetOldest()
  }

  function forgetOldest(): void {
    const [key, { remote, release, reasons }] = heard.entries().next().value as [string, Heard]
    heard.delete(key)
    for (const counter of Object.values(counters)) counter.remove({ remote, release })
    for (const reason of reasons) failures.remove({ remote, release, reason })
  }
}
