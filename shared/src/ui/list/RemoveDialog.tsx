import { lazy, Suspense } from 'react'
import type { RemoveConfirmProps } from '../dialog/RemoveConfirm'
import { useLast } from '../useLast'

const RemoveConfirm = lazy(async () => ({ default: (await import('../dialog')).RemoveConfirm }))

export type RemoveDialogProps<Fila> = Omit<RemoveConfirmProps<Fila>, 'row'>

/** Asks before a row is deleted. It is downloaded on first use, and keeps showing the row's name while it closes. */
export function RemoveDialog<Fila>(props: RemoveDialogProps<Fila>) {
  const row = useLast(props.remove.row)
  if (row === null) return null
  return (
    <Suspense fallback={null}>
      <RemoveConfirm {...(props as RemoveDialogProps<unknown>)} row={row} />
    </Suspense>
  )
}
