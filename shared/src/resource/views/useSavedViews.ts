import { useMemo, useState } from 'react'
import type { Lista, Vista, Vistas } from '../../contract/index.ts'
import { api } from '../../http/api.ts'
import { toApiError } from '../../http/ApiError.ts'
import { aspectoChanged } from '../../stores/auth.ts'
import { useOneCall } from '../../ui/hooks/useOneCall.ts'
import { useLoad, type Ask } from '../record/useLoad.ts'
import { viewCalls } from './viewCalls.ts'
import { saveViews } from './saveViews.ts'

export interface SavedViews {
  /** null: not read yet. */
  all: Vista[] | null
  /** They could not be read. */
  failed: boolean
  reload(): void
  /** Saves the whole set; ignored while a call is under way. Resolves to true once saved. */
  save(next: Vista[]): Promise<boolean>
  pending: boolean
  /** The last change was not saved; its sentence, if any, has been shown. */
  refused: boolean
}

/** A person's views of a list: read when they are opened, saved whole. */
export function useSavedViews(lista: Lista): SavedViews {
  const ask = useMemo<Ask<Vistas>>(
    () => async (options) => {
      const read = await api.post(viewCalls(lista).read, {}, options)
      // Another window may have changed them since the session began.
      aspectoChanged(lista, { vistas: read.vistas })
      return read
    },
    [lista],
  )
  const load = useLoad(ask)
  const { pending, begin, end } = useOneCall()
  const [refused, setRefused] = useState(false)

  const save = async (vistas: Vista[]): Promise<boolean> => {
    if (load.data === null || !begin()) return false
    setRefused(false)
    try {
      const version = await saveViews(lista, vistas, load.data.version)
      load.patch((before) => ({ ...before, vistas, version }))
      return true
    } catch (thrown) {
      setRefused(true)
      // Another window changed them: the person decides on what there is now.
      if (toApiError(thrown).status === 409) load.reload()
      return false
    } finally {
      end()
    }
  }

  return {
    all: load.data?.vistas ?? null,
    failed: load.status === 'error',
    reload: load.reload,
    save,
    pending,
    refused,
  }
}
