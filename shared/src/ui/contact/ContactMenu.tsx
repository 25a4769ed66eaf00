import { chakra } from '@chakra-ui/react'
import { useContext, useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { IconNote } from '../icons/index.ts'
import { type Contact, MessageContext } from './contact.ts'
import { textos } from './contact.textos.ts'
import { ContactTools } from './ContactTools.tsx'
import { floating } from './floating.ts'

interface Props {
  contacts: Contact[]
  name: string
  /** The name of the box. */
  label: string
  /** It ends where the button ends. */
  end?: boolean
  /** It says what each line reaches: the button is not beside the text. */
  says?: boolean
}

/** The buttons in a box under the one that opened it, over the rows, a line for each phone and e-mail. It takes the focus. */
export function ContactMenu({ contacts, name, label, end = false, says = false }: Props) {
  const box = useRef<HTMLSpanElement>(null)
  const message = useContext(MessageContext)
  useEffect(() => box.current?.querySelector<HTMLElement>('a, button')?.focus(), [])
  return (
    <chakra.span
      ref={box}
      role="group"
      aria-label={label}
      // Between its buttons a click belongs to the box, not to the row.
      onClick={(event) =>
        event.target instanceof Element && !event.target.closest('a, button') && event.preventDefault()
      }
      css={floating(end)}
    >
      {contacts.map((contact) => (
        <chakra.span key={contact.text} display="flex" alignItems="center" gap="1">
          {says && (
            <chakra.span flex="1" px="2" minWidth="0" overflowWrap="anywhere" fontSize="sm">
              {contact.text}
            </chakra.span>
          )}
          <ContactTools contact={contact} name={name} />
        </chakra.span>
      ))}
      {message && (
        <Button size="sm" variant="ghost" icon={<IconNote size={16} />} onClick={() => message()}>
          {textos.avisar}
        </Button>
      )}
    </chakra.span>
  )
}
