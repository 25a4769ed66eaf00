import type { Contact } from './contact.ts'

const que: Record<Contact['kind'], string> = { phone: 'el teléfono', email: 'el correo' }
const porque: Record<Contact['kind'], string> = { phone: 'por teléfono', email: 'por correo' }

export const textos = {
  /** The button in a table, which opens the others. */
  contactar: (kind: Contact['kind'], nombre: string) => `Contactar a ${nombre} ${porque[kind]}`,
  /** The button of a card, which opens those of all its phones and e-mails. */
  contacto: 'Contactar',
  llamar: 'Llamar',
  whatsapp: 'WhatsApp',
  escribir: 'Escribir',
  /** A text of the office, by mail or WhatsApp (E-22). */
  avisar: 'Avisar',
  copiar: 'Copiar',
  /** The full names of the buttons, which begin with what is seen. */
  a: (accion: string, nombre: string | undefined) => (nombre ? `${accion} a ${nombre}` : accion),
  copiarDe: (kind: Contact['kind'], nombre: string | undefined) =>
    `Copiar ${que[kind]}${nombre ? ` de ${nombre}` : ''}`,
  copiado: 'Copiado',
  noSeCopio: 'No se pudo copiar',
}
