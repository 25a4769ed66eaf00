import { isValidElement, type ReactElement } from 'react'
import { IconCancel, IconChoose, IconDelete, IconDownload, IconEdit, IconView } from '../../../icons/index.ts'
import type { RowAction, RowActionIcon } from '../../types.ts'

const icons: Record<RowActionIcon, ReactElement> = {
  ver: <IconView />,
  editar: <IconEdit />,
  eliminar: <IconDelete />,
  elegir: <IconChoose />,
  descargar: <IconDownload />,
  cancelar: <IconCancel />,
}

/** The icon of a row's action: one of those with a name, or its own. */
export const iconOf = ({ icon }: RowAction): ReactElement =>
  isValidElement(icon) ? icon : icons[icon as RowActionIcon]
