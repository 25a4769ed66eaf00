import type { MotivoDeFallo } from '@backoffice/shared/contract'
import { kindOf } from '../failures/code-error.ts'
import type { FailureKind } from '../load/result.ts'
import { fileFailure } from '../files/FileError.ts'
import { isOfTheNetwork, ownerOf, remember, type Owner } from './attribute.ts'
import { listen, type Note } from './notes.ts'
import { maySend, newKey, send } from './send.ts'
import { createTally } from './tally.ts'

const every = 30_000
/** The contract's maximum. */
const atOnce = 50
/** After so many tries the reporter drops a batch. */
const tries = 3

/** How the report counts a failure; null if it belongs to no release. */
function motivoOf(kind: FailureKind): MotivoDeFallo | null {
  if (kind === 'registry' || kind === 'missing' || kind === 'disabled') return null
  // A remote's own server may be down, so that nothing answers.
  return kind === 'offline' ? 'code' : kind
}

/** Counts what happens to remotes and sends it at intervals and when people leave; a failure at once (D51). */
export function startReporter(): void {
  const tally = createTally()
  const seen = new WeakSet<object>()
  /** What could not be sent yet. */
  const due: (() => Promise<void>)[] = []

  let soon = false
  /** Failures of the same moment travel together. */
  function flushSoon(): void {
    if (soon) return
    soon = true
    setTimeout(() => {
      soon = false
      flush()
    })
  }

  function heard(note: Note): void {
    if (note.what !== 'load') flushSoon()
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
    if (!maySend()) return
    const eventos = tally.take(atOnce)
    const key = newKey()
    const attempt = async (left: number): Promise<void> => {
      if ((await send(key, eventos)) && left > 1) due.push(() => attempt(left - 1))
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
