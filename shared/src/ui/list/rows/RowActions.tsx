import { isValidElement, type ReactElement } from 'react'
import { IconButton } from '../../button/IconButton.tsx'
import type { Contact } from '../../contact/contact.ts'
import { ContactsButton } from '../../contact/ContactsButton.tsx'
import { IconCancel, IconChoose, IconDelete, IconDownload, IconEdit, IconView } from '../../icons/index.ts'
import type { RowAction, RowActionIcon } from '../types.ts'

const icons: Record<RowActionIcon, ReactElement> = {
  ver: <IconView />,
  editar: <IconEdit />,
  eliminar: <IconDelete />,
  elegir: <IconChoose />,
  descargar: <IconDownload />,
  cancelar: <IconCancel />,
}

export interface RowActionsProps {
  actions: RowAction[]
  /** The row's name, which completes the names of the buttons. */
  name: string
  /** By which somebody can be reached: one button opens them all (E-08). */
  contacts?: Contact[]
}

/** A row's buttons, styled by their table or cards (rowActions.styles.ts). An irreversible one is set apart from the others. */
export function RowActions({ actions, name, contacts = [] }: RowActionsProps) {
  return (
    <div data-row-actions={contacts.length > 0 ? 'contacts' : ''} data-no-print="">
      {contacts.length > 0 && <ContactsButton contacts={contacts} name={name} />}
      {actions.map(({ label, preposition, icon, danger = false, to, onClick, disabled = false }, index) => (
        <span key={label} data-apart={danger && index > 0 ? '' : undefined}>
          <IconButton
            label={label}
            name={[label, preposition, name].filter(Boolean).join(' ')}
            icon={isValidElement(icon) ? icon : icons[icon as RowActionIcon]}
            variant={danger ? 'danger' : 'ghost'}
            disabled={disabled}
            {...(to !== undefined && !disabled ? { to } : {})}
            {...(onClick ? { onClick: () => onClick() } : {})}
          />
        </span>
      ))}
    </div>
  )
}
