import type { ReactNode } from 'react'
import { onDemand } from '../demand/onDemand.tsx'
import type { Contact } from './contact.ts'
import { textos } from './contact.textos.ts'
import { IconMail, IconPhone } from './icons.ts'
import { useDisclosure } from './useDisclosure.ts'

const ContactMenu = onDemand(() => import('./ContactMenu.tsx').then((file) => file.ContactMenu))

export interface ContactCellProps {
  contact: Contact
  /** Whom it reaches: «Ana López». */
  name: string
  /** The text as the cell shows it. */
  children: ReactNode
}

/**
 * A phone or an e-mail in a row, which takes no more room than its text: one button beside it, over the row, opens the others. It shows
 * with the pointer or the focus in the row; where nothing hovers, the text itself is the button.
 */
export function ContactCell({ contact, name, children }: ContactCellProps) {
  const { open, toggle, box, button } = useDisclosure()
  const label = textos.contactar(contact.kind, name)
  return (
    <span ref={box} data-contact="">
      {children}
      <button
        ref={button}
        type="button"
        data-no-print=""
        aria-label={label}
        aria-expanded={open}
        onClick={toggle}
      >
        {contact.kind === 'phone' ? <IconPhone size={16} /> : <IconMail size={16} />}
      </button>
      {open && <ContactMenu contacts={[contact]} name={name} label={label} />}
    </span>
  )
}
