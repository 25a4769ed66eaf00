import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { enlaceCorreo, enlaceTelefono, telefono } from '../format/index.ts'
import type { Contact } from '../ui/contact/contact.ts'
import { ContactTools } from '../ui/contact/ContactTools.tsx'
import { Link } from '../ui/page/Link.tsx'

interface Props {
  value: string
  /** Whom it reaches. */
  nombre?: string | undefined
}

/** A phone number in groups: a link to dial it when it can be dialled, and buttons to call, to chat and to copy. */
export function Telefono({ value, nombre }: Props) {
  const href = enlaceTelefono(value)
  const text = telefono(value)
  if (href === null) return text
  return (
    <WithTools contact={{ kind: 'phone', text }} nombre={nombre}>
      <Link href={href}>{text}</Link>
    </WithTools>
  )
}

/** An e-mail address: a link to write to it, and buttons to write and to copy. */
export function Correo({ value, nombre }: Props) {
  const href = enlaceCorreo(value)
  if (href === null) return value
  return (
    <WithTools contact={{ kind: 'email', text: value }} nombre={nombre}>
      <Link href={href}>{value}</Link>
    </WithTools>
  )
}

interface WithToolsProps {
  contact: Contact
  nombre: string | undefined
  children: ReactNode
}

/** The buttons stand behind the text and make its line no taller. */
const WithTools = ({ contact, nombre, children }: WithToolsProps) => (
  <>
    {children}
    <chakra.span
      data-no-print=""
      display="inline-flex"
      verticalAlign="middle"
      ms="1"
      my="-1"
      css={{ '@media (pointer: coarse)': { my: '-2' } }}
    >
      <ContactTools contact={contact} name={nombre} />
    </chakra.span>
  </>
)

/** A web site that opens in a new tab; only an unmistakable web address becomes a link. */
export function Sitio({ value }: { value: string }) {
  const href = direccion(value)
  return href === null ? (
    <span>{value}</span>
  ) : (
    <Link href={href} external>
      {value}
    </Link>
  )
}

function direccion(value: string): string | null {
  const text = /^[a-z][\w+.-]*:/i.test(value) ? value : `https://${value}`
  if (!URL.canParse(text)) return null
  const { protocol, hostname, href } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null
}
