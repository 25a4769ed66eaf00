import { IconButton } from '../button/IconButton.tsx'
import { onDemand } from '../demand/onDemand.tsx'
import type { Contact } from './contact.ts'
import { textos } from './contact.textos.ts'
import { IconMail, IconPhone } from './icons.ts'
import { useDisclosure } from './useDisclosure.ts'

const ContactMenu = onDemand(() => import('./ContactMenu.tsx').then((file) => file.ContactMenu))

interface Props {
  /** At least one. */
  contacts: Contact[]
  /** Whom they reach: «Ana López». */
  name: string
  /** In a table: the box begins where the button does, over the columns that follow. */
  opensForward?: boolean
}

/** The button among a card's actions (see actionsWithContacts), or beside a name in a table, that opens calling, writing and copying, for all its phones and e-mails. */
export function ContactsButton({ contacts, name, opensForward = false }: Props) {
  const { open, toggle, box, button } = useDisclosure()
  return (
    <span ref={box} data-contacts="" data-no-print="">
      <IconButton
        ref={button}
        label={textos.contacto}
        name={textos.a(textos.contacto, name)}
        icon={contacts.some(({ kind }) => kind === 'phone') ? <IconPhone /> : <IconMail />}
        aria-expanded={open}
        onClick={toggle}
      />
      {open && (
        <ContactMenu
          contacts={contacts}
          name={name}
          label={textos.a(textos.contacto, name)}
          says
          end={!opensForward}
        />
      )}
    </span>
  )
}
