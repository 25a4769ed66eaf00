import { chakra } from '@chakra-ui/react'
import { isValidElement, type ReactElement } from 'react'
import { IconButton } from '../button/IconButton'
import { IconCheck, IconClose, IconDelete, IconDownload, IconEdit, IconView } from '../icons'
import type { RowAction, RowActionIcon } from './types'

const icons: Record<RowActionIcon, ReactElement> = {
  ver: <IconView />,
  editar: <IconEdit />,
  eliminar: <IconDelete />,
  elegir: <IconCheck />,
  descargar: <IconDownload />,
  cancelar: <IconClose />,
}

export interface RowActionsProps {
  actions: RowAction[]
  /** The id of the element that names the row. */
  describedBy: string
}

/** A row's buttons: named by what they do, described by what they do it to. */
export function RowActions({ actions, describedBy }: RowActionsProps) {
  return (
    <chakra.div display="flex" gap="1" justifyContent="flex-end" data-no-print="">
      {actions.map(({ label, icon, danger, to, onClick, disabled = false }) => (
        <IconButton
          key={label}
          label={label}
          icon={isValidElement(icon) ? icon : icons[icon as RowActionIcon]}
          variant={(danger ?? icon === 'eliminar') ? 'danger' : 'ghost'}
          aria-describedby={describedBy}
          disabled={disabled}
          {...(to !== undefined && !disabled ? { to } : {})}
          {...(onClick ? { onClick: () => onClick() } : {})}
        />
      ))}
    </chakra.div>
  )
}
