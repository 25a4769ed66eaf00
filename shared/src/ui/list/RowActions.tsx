import { chakra } from '@chakra-ui/react'
import { isValidElement, type ReactElement } from 'react'
import { IconButton } from '../button/IconButton'
import type { Contact } from '../contact/contact'
import { actionsWithContacts } from '../contact/contact.styles'
import { ContactsButton } from '../contact/ContactsButton'
import { IconCancel, IconChoose, IconDelete, IconDownload, IconEdit, IconView } from '../icons'
import type { RowAction, RowActionIcon } from './types'

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

/** A row's buttons. An irreversible one is set apart from the others. */
export function RowActions({ actions, name, contacts = [] }: RowActionsProps) {
  return (
    <chakra.div
      display="flex"
      gap={contacts.length > 0 ? '0' : '1'}
      justifyContent="flex-end"
      data-no-print=""
      css={{
        '& > [data-apart]': { borderInlineStartWidth: '1px', ps: '2', ms: '1' },
        ...(contacts.length > 0 && actionsWithContacts),
      }}
    >
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
    </chakra.div>
  )
}
