import {
  camposCliente,
  nombresDeCampos,
  textosDatosCliente,
  type CampoCliente,
} from '@backoffice/shared/cliente'
import { FormSection } from '@backoffice/shared/ui/form'
import { Fragment, type ReactNode } from 'react'
import { CampoField } from './CampoField.tsx'

interface Props {
  section: keyof typeof textosDatosCliente
  /** What stands in the place of a field that needs more than its kind and label; null: another one shows it. */
  own: Partial<Record<CampoCliente, ReactNode>>
}

/** A section of a client's form: every field of it, in order. */
export function Campos({ section, own }: Props) {
  return (
    <FormSection title={textosDatosCliente[section].titulo}>
      {nombresDeCampos
        .filter((campo) => camposCliente[campo].section === section)
        .map((campo) => (
          <Fragment key={campo}>{campo in own ? own[campo] : <CampoField campo={campo} />}</Fragment>
        ))}
    </FormSection>
  )
}
