import { usePart } from '@backoffice/shared/ui'
import { opensShortcuts, useOpenKeys } from '../search/index.ts'

const load = () => import('./dialog/ShortcutsDialog.tsx').then((file) => file.ShortcutsDialog)

interface Props {
  open: boolean
  onOpen(): void
  onClose(): void
}

/** The list of shortcuts, by `?`; its code loads when it first opens (E-20). */
export function ShortcutsOnDemand({ open, onOpen, onClose }: Props) {
  useOpenKeys(opensShortcuts, onOpen)
  const { part: ShortcutsDialog, standIn } = usePart(load, { wanted: open, onClose })
  return ShortcutsDialog ? <ShortcutsDialog open={open} onClose={onClose} /> : standIn
}
