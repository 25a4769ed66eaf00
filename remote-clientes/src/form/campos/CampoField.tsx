import { camposCliente, type CampoCliente, type KindDeCampo } from '@backoffice/shared/cliente'
import { DateField } from '@backoffice/shared/ui/date'
import { NumberField, TextField } from '@backoffice/shared/ui/form'
import { MoneyField } from '@backoffice/shared/ui/money'
import type { ReactNode } from 'react'

type Show = (name: CampoCliente, label: string) => ReactNode

/** The control of each kind; the others have a component of their own, which their section names. */
const controls: Partial<Record<KindDeCampo, Show>> = {
  texto: (name, label) => <TextField name={name} label={label} />,
  telefono: (name, label) => <TextField name={name} label={label} type="tel" />,
  correo: (name, label) => <TextField name={name} label={label} type="email" />,
  sitio: (name, label) => <TextField name={name} label={label} type="url" />,
  dia: (name, label) => <DateField name={name} label={label} past />,
  entero: (name, label) => <NumberField name={name} label={label} />,
  monto: (name, label) => <MoneyField name={name} label={label} />,
}

/** The control of one of a client's fields that needs nothing but its kind and label. */
export function CampoField({ campo }: { campo: CampoCliente }) {
  const { kind, label } = camposCliente[campo]
  return controls[kind]?.(campo, label)
}
