import { useState } from 'react'
import type { PostPath, RequestOf } from '../contract'
import { api } from '../http/api'
import { toApiError, type ApiError } from '../http/ApiError'
import { download } from '../http/download'
import { hasCapacidad, useAuth } from '../stores/auth'
import { useOneCall } from '../ui/useOneCall'
import type { ListQuery } from './types'

/** The calls that write a list as a file. */
export type ExportPath = Extract<PostPath, `/${string}/exportar`>

export interface Export {
  /** The server can write it (D38). */
  offered: boolean
  /** Ignored while one is under way. True once the browser saves the file. */
  start(): Promise<boolean>
  pending: boolean
  /** Why there is no file; its sentence, if it has one, has been shown. */
  error: ApiError | null
}

/** A list as it is filtered and ordered, all its pages, as a file to save. */
export function useExport(path: ExportPath, { query }: { query: ListQuery<object> }): Export {
  const offered = useAuth((auth) => hasCapacidad(auth, path))
  const [error, setError] = useState<ApiError | null>(null)
  const { pending, begin, end } = useOneCall()

  const start = async (): Promise<boolean> => {
    if (!begin()) return false
    setError(null)
    const { filtros, orden, direccion } = query
    const body = { ...filtros, ...(orden !== null && { orden, direccion }) }
    try {
      const { url } = await api.post(path, body as RequestOf<ExportPath>)
      download(url)
      return true
    } catch (thrown) {
      setError(toApiError(thrown))
      return false
    } finally {
      end()
    }
  }
  return { offered, start, pending, error }
}
