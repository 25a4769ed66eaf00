import { enlaceCorreo } from '../../format/persona/correo.ts'
import { enlaceTelefono, enlaceWhatsapp } from '../../format/persona/telefono.ts'
import { IconButton } from '../button/IconButton.tsx'
import type { Contact } from './contact.ts'
import { textos } from './contact.textos.ts'
import { CopyButton } from './CopyButton.tsx'
import { IconMail, IconPhone, IconWhatsapp } from './icons.ts'

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
