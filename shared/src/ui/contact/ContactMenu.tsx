import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Contact } from './contact.ts'
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
    </chakra.span>
  )
}
