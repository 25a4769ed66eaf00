import { IconButton } from '../../../button/IconButton.tsx'
import type { Contact } from '../../../contact/contact.ts'
import { ContactsButton } from '../../../contact/ContactsButton.tsx'
import type { RowAction } from '../../types.ts'
import { MoreActions } from './MoreActions.tsx'
import { iconOf } from './rowIcons.tsx'

export interface RowActionsProps {
  actions: RowAction[]
  /** The row's name, which completes the names of the buttons. */
  name: string
  /** By which somebody can be reached: one button opens them all (E-08). */
  contacts?: Contact[]
  /** In a card: several are behind «⋯». */
  gathered?: boolean
}

/** A row's buttons, styled by their table or cards (rowActions.styles.ts). An irreversible one is set apart from the others. */
export function RowActions({ actions, name, contacts = [], gathered = false }: RowActionsProps) {
  return (
    <div data-row-actions={contacts.length > 0 ? 'contacts' : ''} data-no-print="">
      {contacts.length > 0 && <ContactsButton contacts={contacts} name={name} />}
      {gathered && actions.length > 1 ? (
        <MoreActions actions={actions} name={name} />
      ) : (
        actions.map((action, index) => (
          <Action key={action.label} action={action} name={name} first={index === 0} />
        ))
      )}
    </div>
  )
}

function Action({ action, name, first }: { action: RowAction; name: string; first: boolean }) {
  const { label, preposition, danger = false, to, onClick, disabled = false } = action
  return (
    <span data-apart={danger && !first ? '' : undefined}>
      <IconButton
        label={label}
        name={[label, preposition, name].filter(Boolean).join(' ')}
        icon={iconOf(action)}
        variant={danger ? 'danger' : 'ghost'}
        disabled={disabled}
        {...(to !== undefined && !disabled ? { to } : {})}
        {...(onClick ? { onClick: () => onClick() } : {})}
      />
    </span>
  )
}
