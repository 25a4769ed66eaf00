import { authState, hasCapacidad, httpConfig } from '@backoffice/shared'
import type { EventoDeTelemetria, MotivoDeFallo } from '@backoffice/shared/contract'
import { kindOf } from '../failures/code-error.ts'
import { fileFailure } from '../files/FileError.ts'
import type { FailureKind } from '../failures/result.ts'
import { isOfTheNetwork, ownerOf, remember, type Owner } from './attribute.ts'
import { listen, type Note } from './notes.ts'

/** The call of the contract; a server that offers it announces it under this name (D38). */
const path = '/telemetria'
const every = 30_000
/** The contract's maximum. */
const atOnce = 50
/** After so many tries the reporter drops a batch. */
const tries = 3

/** Counts what happens to remotes and sends it at intervals and when people leave; a failure at once (D51). */
export function startReporter(): void {
  const tally = createTally()
  const seen = new WeakSet<object>()
  /** What could not be sent yet. */
  const due: (() => Promise<void>)[] = []
  let soon: ReturnType<typeof setTimeout> | undefined

  function heard(note: Note): void {
    // Failures of the same moment travel together.
    if (note.what !== 'load') soon ??= setTimeout(flush)
    if (note.what === 'thrown') return thrown(note.error, note.file)
    if (note.what === 'load') {
      remember(note.manifest, note)
      return tally.add({ tipo: 'carga', ...of(note) })
    }
    // The page shows the same failure again whenever the person returns to it.
    if (seen.has(note.failure)) return
    seen.add(note.failure)
    if (note.kind === 'render' && note.ran) return tally.add({ tipo: 'error', ...of(note) })
    failed(note, note.kind)
  }

  function thrown(error: unknown, file?: string): void {
    // The host's code throws when a file does not arrive; the file's address says which remote it belongs to.
    const missing = fileFailure(error)
    if (!missing && isOfTheNetwork(error)) return
    const owner = missing ? ownerOf(undefined, missing.file) : ownerOf(error, file)
    if (!owner) return
    const kind = kindOf(error)
    if (kind === 'render') tally.add({ tipo: 'error', ...of(owner) })
    else failed(owner, kind)
  }

  function failed(owner: Owner, kind: FailureKind): void {
    const motivo = motivoOf(kind)
    if (motivo !== null) tally.add({ tipo: 'fallo-de-carga', ...of(owner), motivo })
  }

  function flush(): void {
    clearTimeout(soon)
    soon = undefined
    // A person is signed in, at a server that counts.
    if (authState().token === null || !hasCapacidad(authState(), path)) return
    const eventos = tally.take(atOnce)
    const key = newKey()
    const attempt = async (left: number): Promise<void> => {
      if (!(await send(key, eventos)) && left > 1) due.push(() => attempt(left - 1))
    }
    if (eventos.length > 0) due.push(() => attempt(tries))
    for (const batch of due.splice(0)) void batch()
  }

  listen(heard)
  setInterval(flush, every)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  // A page that is left is not always hidden first.
  window.addEventListener('pagehide', flush)
}

const of = ({ remote, release }: Owner) => ({ remoto: remote, version: release })

/** How the report counts a failure; null if it belongs to no release. */
function motivoOf(kind: FailureKind): MotivoDeFallo | null {
  if (kind === 'registry' || kind === 'missing' || kind === 'disabled') return null
  // A remote's own server may be down, so that nothing answers.
  return kind === 'offline' ? 'code' : kind
}

/**
 * Sends outside the usual client, so that nobody sees it, even if people leave.
 * @param key the same in all tries, so that the server counts them once (D42)
 * @returns false if it should be sent again
 */
async function send(key: string, eventos: EventoDeTelemetria[]): Promise<boolean> {
  const { token } = authState()
  try {
    const { status } = await fetch(httpConfig().apiBase + path, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-auth-token': token ?? '', 'Idempotency-Key': key },
      body: JSON.stringify({ eventos }),
    })
    return status !== 429 && status < 500
  } catch {
    return false
  }
}

/** Unlike crypto.randomUUID, this also works over plain http. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

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
