import { useRef, useState } from 'react'
import type { PostPath, RequestOf } from '../contract'
import { api } from '../http/api'
import { toApiError, type ApiError } from '../http/ApiError'
import { download } from '../http/download'
import { hasCapacidad, useAuth } from '../stores/auth'
import type { ListQuery } from './types'

/** The calls that write a list as a file. */
export type ExportPath = Extract<PostPath, `/${string}/exportar`>

export interface Export {
  /** The server can write it (D38). */
  offered: boolean
  pending: boolean
  /** Why there is no file; its sentence, if it has one, has been shown. */
  error: ApiError | null
  run(): void
}

/** A list as it is filtered and ordered, all its pages, as a file to save. */
export function useExport<F extends object>(
  path: ExportPath,
  { filtros, orden, direccion }: ListQuery<F>,
): Export {
  const offered = useAuth((auth) => hasCapacidad(auth, path))
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const busy = useRef(false)

  const run = async () => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setError(null)
    const body = { ...filtros, ...(orden !== null && { orden, direccion }) }
    try {
      const { url } = await api.post(path, body as RequestOf<ExportPath>)
      download(url)
    } catch (thrown) {
      setError(toApiError(thrown))
    } finally {
      busy.current = false
      setPending(false)
    }
  }
  return { offered, pending, error, run: () => void run() }
}
