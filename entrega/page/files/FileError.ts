const reasons = {
  code: 'it could not be downloaded',
  offline: 'nothing answered',
  late: 'it did not come in time',
  type: 'what came is of another type',
  unsealed: 'no hash was published for it',
  integrity: 'its bytes are not those that were published',
}

/** Why a file can't be used; some of a remote's failures (failures/result.ts). */
export type FileFailure = keyof typeof reasons

/** A file that can't be used. If the file is a chunk, webpack copies `type` and `request` to its own error. */
export class FileError extends Error {
  override readonly name = 'FileError'

  readonly type: FileFailure
  readonly request: string

  constructor(type: FileFailure, request: string) {
    super(`${request} is not used: ${reasons[type]}`)
    this.type = type
    this.request = request
  }
}

/** Why a file can't be used, and which one; null if the error has another cause. */
export function fileFailure(cause: unknown): { kind: FileFailure; file: string } | null {
  if (!(cause instanceof Error)) return null
  const { type, request } = cause as { type?: unknown; request?: unknown }
  return typeof type === 'string' && type in reasons
    ? { kind: type as FileFailure, file: String(request) }
    : null
}
