import { camposCliente as campos, textosDatosCliente } from '@backoffice/shared/cliente'
import type { PosibleDuplicado } from '@backoffice/shared/contract'
import { DateField } from '@backoffice/shared/ui/date'
import { FormSection, TextField } from '@backoffice/shared/ui/form'
import { PosiblesDuplicados } from './duplicados/PosiblesDuplicados.tsx'

/** «Información personal» (F-02). */
export function DatosPersonales({ duplicados }: { duplicados: PosibleDuplicado[] }) {
  return (
    <FormSection title={textosDatosCliente.personal.titulo}>
      <TextField name="nombre" label={campos.nombre.label} required />
      <TextField name="apellido_paterno" label={campos.apellido_paterno.label} />
      <TextField name="apellido_materno" label={campos.apellido_materno.label} />
      <DateField name="nacimiento" label={campos.nacimiento.label} past />
      <TextField name="celular" label={campos.celular.label} type="tel" />
      <TextField name="email" label={campos.email.label} type="email" />
      <PosiblesDuplicados duplicados={duplicados} por={['nombre', 'email', 'celular']} />
    </FormSection>
  )
}
