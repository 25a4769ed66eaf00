import { onDemand } from '../../demand/onDemand.tsx'
import type { RemoveConfirmProps } from '../../dialog/confirm/RemoveConfirm.tsx'
import { useLast } from '../../hooks/useLast.ts'

type Props = RemoveConfirmProps<unknown> & { open: boolean; onClose(): void }

const RemoveConfirm = onDemand<Props>(() =>
  import('../../dialog/index.ts').then((dialogs) => dialogs.RemoveConfirm),
)

export type RemoveDialogProps<Fila> = Omit<RemoveConfirmProps<Fila>, 'row'>

/** Asks before a row is deleted. It is downloaded on first use, and keeps showing the row's name while it closes. */
export function RemoveDialog<Fila>(props: RemoveDialogProps<Fila>) {
  const row = useLast(props.remove.row)
  if (row === null) return null
  const { remove } = props as RemoveDialogProps<unknown>
  return (
    <RemoveConfirm
      {...(props as RemoveDialogProps<unknown>)}
      row={row}
      open={remove.row !== null}
      onClose={remove.cancel}
    />
  )
}
