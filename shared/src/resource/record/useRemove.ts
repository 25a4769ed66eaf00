import { useState } from 'react'
import { toApiError, type ApiError } from '../../http/ApiError.ts'
import type { CallOptions } from '../../http/callOptions.ts'
import { useOneCall } from '../../ui/hooks/useOneCall.ts'
import type { List } from '../types.ts'
import { useUndo, type RestorePath } from './useUndo.ts'

export interface RemoveOptions<Fila> {
  /** The row's list: it is reloaded, or patched if it is whole in memory (D37). */
  list?: Pick<List<Fila, never>, 'hasTotal' | 'reload' | 'patch'>
  /** The call that restores a row by its id: the alert of the deletion offers «Deshacer». */
  restore?: Exclude<RestorePath, `/clientes/restaurar_${string}`>
  /** Called after the deletion. */
  onRemoved?(row: Fila): unknown
}

export interface Remove<Fila> {
  /** The row to confirm; null: no dialog. */
  row: Fila | null
  /** Opens the confirmation. */
  ask(row: Fila): void
  /** «No». Ignored while the call is under way (G-18). */
  cancel(): void
  /** «Si». True once the row is gone. */
  confirm(): Promise<boolean>
  pending: boolean
  /** Why the row is still there; `status` 409: someone else changed it meanwhile (D41). */
  error: ApiError | null
}

/**
 * Deletes a row after a confirmation; the dialog closes once the server has answered. `call` hands the options on to
 * the api, which offers «Deshacer» in its alert.
 */
export function useRemove<Fila extends { _id: string }>(
  call: (row: Fila, options: Pick<CallOptions, 'action'>) => Promise<unknown>,
  { list, restore, onRemoved }: RemoveOptions<Fila> = {},
): Remove<Fila> {
  const [row, setRow] = useState<Fila | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const { pending, underWay, begin, end } = useOneCall()
  // Hooks can’t be conditional; without a path nothing calls this one.
  const undo = useUndo(restore ?? '/clientes/restaurar', () => list?.reload())

  const ask = (next: Fila) => {
    if (underWay()) return
    setError(null)
    setRow(next)
  }

  const cancel = () => {
    if (!underWay()) setRow(null)
  }

  const confirm = async (): Promise<boolean> => {
    if (row === null || !begin()) return false
    setError(null)
    const failure = await call(row, restore ? undo({ id: row._id }) : {}).then(() => null, toApiError)
    const outcome = outcomeOf(failure)
    setError(failure)
    end()
    if (outcome === 'unknown') return false
    setRow(null)
    if (outcome === 'gone') leave(row)
    else if (outcome === 'changed') void list?.reload()
    return outcome === 'gone'
  }

  const leave = (gone: Fila) => {
    if (list?.hasTotal) void list.reload()
    else list?.patch((rows) => rows.filter(({ _id }) => _id !== gone._id))
    onRemoved?.(gone)
  }

  return { row, ask, cancel, confirm, pending, error }
}

type Outcome = 'gone' | 'changed' | 'refused' | 'unknown'

function outcomeOf(failure: ApiError | null): Outcome {
  if (failure === null) return 'gone'
  // A refusal without a sentence shows no alert either: closing the dialog would look like a deletion.
  if (failure.kind !== 'answer' || (failure.status ?? 0) >= 500) return 'unknown'
  // Someone else deleted it first, so the result is the intended one.
  if (failure.status === 404) return 'gone'
  if (failure.status === 409) return 'changed'
  return failure.msg === null ? 'unknown' : 'refused'
}
