import type { EventoDeTelemetria } from '@backoffice/shared/contract'

type Uncounted<E> = E extends EventoDeTelemetria ? Omit<E, 'veces'> : never
/** What is counted: kind, remote, release, reason. Nothing else leaves the page. */
export type Told = Uncounted<EventoDeTelemetria>

/** A timer that fails every second is still one page that fails, and must not keep the session alive. */
const most: Record<Told['tipo'], number> = { carga: 1, 'fallo-de-carga': 5, error: 5 }

/** The counts of this page that have not been sent yet. */
export function createTally() {
  const counted = new Map<string, { told: Told; all: number; sent: number }>()
  return {
    add(told: Told): void {
      const key = JSON.stringify(told)
      const entry = counted.get(key) ?? { told, all: 0, sent: 0 }
      entry.all = Math.min(entry.all + 1, most[told.tipo])
      counted.set(key, entry)
    },
    /** Takes at most so many counts, and considers them sent. */
    take(limit: number): EventoDeTelemetria[] {
      const due = [...counted.values()].filter(({ all, sent }) => all > sent).slice(0, limit)
      return due.map((entry) => {
        const veces = entry.all - entry.sent
        entry.sent = entry.all
        return { ...entry.told, veces }
      })
    },
  }
}
