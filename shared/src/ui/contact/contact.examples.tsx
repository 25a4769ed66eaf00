import type { Examples } from '../catalog/examples.ts'
import { Row } from '../page/layout.tsx'
import { ContactCell } from './ContactCell.tsx'
import { ContactTools } from './ContactTools.tsx'

const name = 'María Hernández'
const phone = { kind: 'phone', text: '477 988 0779' } as const
const email = { kind: 'email', text: 'maria@despacho.mx' } as const

export const contactExamples: Examples = {
  ContactCell: {
    'Un teléfono y un correo, con su botón': (
      <Row gap={4}>
        <ContactCell contact={phone} name={name}>
          {phone.text}
        </ContactCell>
        <ContactCell contact={email} name={name}>
          {email.text}
        </ContactCell>
      </Row>
    ),
    'Lo que abre el de un teléfono': (
      <Row gap={1}>
        <ContactTools contact={phone} name={name} />
      </Row>
    ),
    'Lo que abre el de un correo': (
      <Row gap={1}>
        <ContactTools contact={email} name={name} />
      </Row>
    ),
  },
}
