import { enlaceTelefono, telefono } from '../format'
import { Link } from '../ui/Link'

/** A phone number in groups, with a link to dial it when it can be dialled. */
export function Telefono({ value }: { value: string }) {
  const href = enlaceTelefono(value)
  return href === null ? telefono(value) : <Link href={href}>{telefono(value)}</Link>
}

/** An e-mail address with a link to write to it. */
export const Correo = ({ value }: { value: string }) =>
  // The field may hold other text, such as two addresses or a remark.
  /^[^\s@,;]+@[^\s@,;]+$/.test(value) ? <Link href={`mailto:${encodeURI(value)}`}>{value}</Link> : value

/** A web site that opens in a new tab; only an unmistakable web address becomes a link. */
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
