import { enlaceTelefono, telefono } from '../format'
import { Link } from '../ui/Link'

/** A phone number in groups, to be dialled with a click where it can be. */
export function Telefono({ value }: { value: string }) {
  const href = enlaceTelefono(value)
  return href === null ? telefono(value) : <Link href={href}>{telefono(value)}</Link>
}

/** An e-mail to be written to with a click. */
export const Correo = ({ value }: { value: string }) =>
  // People write other things there too: two addresses, a remark.
  /^[^\s@,;]+@[^\s@,;]+$/.test(value) ? <Link href={`mailto:${encodeURI(value)}`}>{value}</Link> : value

/** A site, opened in a new tab; only what is plainly an address of the web becomes a link. */
export function Sitio({ value }: { value: string }) {
  const href = direccion(value)
  return href === null ? (
    value
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
