import { IconButton } from '../button/IconButton'
import { onDemand } from '../demand/onDemand'
import type { Contact } from './contact'
import { textos } from './contact.textos'
import { IconMail, IconPhone } from './icons'
import { useDisclosure } from './useDisclosure'

const ContactMenu = onDemand(() => import('./ContactMenu').then((file) => file.ContactMenu))

interface Props {
  /** At least one. */
  contacts: Contact[]
  /** Whom they reach: «Ana López». */
  name: string
}

/** The button among a card's actions (see actionsWithContacts) that opens calling, writing and copying, for all its phones and e-mails. */
export function ContactsButton({ contacts, name }: Props) {
  const { open, toggle, box, button } = useDisclosure()
  return (
    <span ref={box}>
      <IconButton
        ref={button}
        label={textos.contacto}
        name={textos.a(textos.contacto, name)}
        icon={contacts.some(({ kind }) => kind === 'phone') ? <IconPhone /> : <IconMail />}
        aria-expanded={open}
        onClick={toggle}
      />
      {open && <ContactMenu contacts={contacts} name={name} label={textos.a(textos.contacto, name)} end />}
    </span>
  )
}
