import { ApiError } from './ApiError.ts'
import { textos } from './http.textos.ts'

/**
 * Refuses a body with a file that was saved again, moved or deleted after it was chosen: browsers then read it no more,
 * and the upload would look like a lost connection.
 */
export async function refuseChanged(body: FormData): Promise<void> {
  const files = [...body.entries()].filter(([, value]) => value instanceof File && value.size > 0)
  for (const [campo, file] of files as [string, File][]) {
    // Its first byte is enough: the browser compares the file with what was chosen.
    const cause: unknown = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => null,
        (error: unknown) => error,
      )
    if (cause !== null)
      throw new ApiError({ kind: 'answer', campos: { [campo]: textos.cambio(file.name) }, cause })
  }
}
