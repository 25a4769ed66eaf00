import { createElement, useState, type ReactNode } from 'react'
import type { PostPath, RequestOf } from '../../contract/index.ts'
import { api } from '../../http/api.ts'
import { toApiError, type ApiError } from '../../http/ApiError.ts'
import { download } from '../../http/download.ts'
import { hasCapacidad, useAuth } from '../../stores/auth.ts'
import { onDemand } from '../../ui/demand/onDemand.tsx'
import { useOneCall } from '../../ui/hooks/useOneCall.ts'
import { type Large, measure, READY } from '../exportar/large.ts'
import type { ListQuery } from '../types.ts'

/** The calls that export a list as a file. */
export type ExportPath = Extract<PostPath, `/${string}/exportar`>

export interface Export {
  /** Whether the server can export (D38). */
  offered: boolean
  /** Whether it writes workbooks of Excel, which is what it is asked for then, and CSV for who wants that. */
  offersCsvToo: boolean
  /**
   * Ignored while an export is under way. Resolves to true once the browser saves the file; a long list opens the panel instead.
   * @param ids only these rows, whatever the filters; where `capacidades` names `exportar.ids`
   */
  start(ids?: string[], formato?: 'csv' | 'xlsx'): Promise<boolean>
  pending: boolean
  /** Why the export failed; its sentence, if any, has been shown. */
  error: ApiError | null
  /** The dialog of a long list, and of one's files that are ready (E-13). */
  panel: ReactNode
}

const ExportDialog = onDemand(() => import('../exportar/ExportDialog.tsx').then((file) => file.ExportDialog))

/** Exports a list with its filters and order, all pages, as a file. */
export function useExport(path: ExportPath, { query }: { query: ListQuery<object> }): Export {
  const offered = useAuth((auth) => hasCapacidad(auth, path))
  const writesXlsx = useAuth((auth) => hasCapacidad(auth, 'exportar.xlsx'))
  const [error, setError] = useState<ApiError | null>(null)
  const prepares = useAuth((auth) => hasCapacidad(auth, '/exportaciones/preparar'))
  const { pending, begin, end } = useOneCall()
  const [dialog, setDialog] = useState<Large | 'ready' | null>(() =>
    window.location.hash === READY ? 'ready' : null,
  )

  const wait = async (body: object): Promise<boolean> => {
    const { url } = await api.post(path, body as RequestOf<ExportPath>)
    download(url)
    return true
  }
  const once = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (!begin()) return false
    setError(null)
    try {
      return await work()
    } catch (thrown) {
      setError(toApiError(thrown))
      return false
    } finally {
      end()
    }
  }

  const start = (ids?: string[], formato: 'csv' | 'xlsx' = 'xlsx'): Promise<boolean> => {
    const { orden, direccion } = query
    // A file has the current rows.
    const { eliminados: _deleted, ...filtros } = query.filtros as { eliminados?: unknown }
    const body = {
      ...(ids ? { ids } : filtros),
      ...(orden !== null && { orden, direccion }),
      ...(writesXlsx && formato === 'xlsx' && { formato }),
    }
    return once(async () => {
      // Chosen rows are few.
      const large = prepares && !ids ? await measure(path.split('/')[1] ?? '', body) : null
      if (!large) return wait(body)
      setDialog(large)
      return false
    })
  }
  const large = dialog === 'ready' ? null : dialog
  const panel =
    prepares && dialog
      ? createElement(ExportDialog, {
          large,
          onPrepared: () => setDialog('ready'),
          onWait: () => {
            setDialog(null)
            if (large) void once(() => wait(large.pregunta))
          },
          onClose: () => setDialog(null),
        })
      : null
  return { offered, offersCsvToo: offered && writesXlsx, start, pending, error, panel }
}
