import { fileFailure } from '../files/FileError.ts'
import type { FailureKind } from './result.ts'

/** webpack's message when a development server's chunk did not arrive. */
const notDownloaded = /ChunkLoadError|Loading (CSS )?chunk|CSS_CHUNK_LOAD_FAILED/
/** The browsers' messages, and Vite's, when an imported module did not come or has other bytes: not said which. */
const notImported =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/
/** The federation runtime's message. */
const otherShared = /does not satisfy the requirement/

/** Names the kind of failure when loading a remote's code throws this error. */
export function kindOf(error: unknown): FailureKind {
  const file = fileFailure(error)
  if (file) return file.kind
  if (notDownloaded.test(described(error)) || notImported.test(described(error))) return 'code'
  return otherShared.test(described(error)) ? 'contract' : 'render'
}

function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as { code?: unknown }
  return `${error.name} ${error.message} ${typeof code === 'string' ? code : ''}`
}
