import { enlaceCorreo } from '../../format/persona/correo.ts'
import { enlaceTelefono } from '../../format/persona/telefono.ts'
import { createContext } from 'react'

/** A phone number or an e-mail address as it is shown. */
export interface Contact {
  kind: 'phone' | 'email'
  text: string
}

/** Whether somebody can be reached with it: a remark, or two addresses in one field, have no buttons. */
export const isReachable = ({ kind, text }: Contact): boolean =>
  (kind === 'phone' ? enlaceTelefono(text) : enlaceCorreo(text)) !== null

/** What «Avisar» does for the row around a contact menu; null: it is not offered (E-22). */
export const MessageContext = createContext<(() => void) | null>(null)
