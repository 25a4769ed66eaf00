import { enlaceCorreo } from '../../format/correo'
import { enlaceTelefono, enlaceWhatsapp } from '../../format/telefono'
import { IconButton } from '../button/IconButton'
import type { Contact } from './contact'
import { textos } from './contact.textos'
import { CopyButton } from './CopyButton'
import { IconMail, IconPhone, IconWhatsapp } from './icons'

export interface ContactToolsProps {
  contact: Contact
  /** Whom it reaches; completes the names of the buttons. */
  name?: string | undefined
}

/** The buttons of a phone (call, WhatsApp, copy) or of an e-mail (write, copy). */
export function ContactTools({ contact, name }: ContactToolsProps) {
  const { kind, text } = contact
  const call = kind === 'phone' ? enlaceTelefono(text) : null
  const whatsapp = kind === 'phone' ? enlaceWhatsapp(text) : null
  const write = kind === 'email' ? enlaceCorreo(text) : null
  const link = (label: string) => ({ label, name: textos.a(label, name) })
  return (
    <>
      {call !== null && <IconButton {...link(textos.llamar)} icon={<IconPhone />} href={call} />}
      {whatsapp !== null && (
        <IconButton {...link(textos.whatsapp)} icon={<IconWhatsapp />} href={whatsapp} external />
      )}
      {write !== null && <IconButton {...link(textos.escribir)} icon={<IconMail />} href={write} />}
      <CopyButton contact={contact} name={name} />
    </>
  )
}
