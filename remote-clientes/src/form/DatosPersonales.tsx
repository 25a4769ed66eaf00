import type { PosibleDuplicado } from '@backoffice/shared/contract'
import { DateField } from '@backoffice/shared/ui/date'
import { FormSection, TextField } from '@backoffice/shared/ui/form'
import { textos } from './cliente.textos'
import { PosiblesDuplicados } from './duplicates/PosiblesDuplicados'

const { personal } = textos

/** «Información personal» (F-02). */
export function DatosPersonales({ duplicados }: { duplicados: PosibleDuplicado[] }) {
  return (
    <FormSection title={personal.titulo}>
      <TextField name="nombre" label={personal.nombre} required />
      <TextField name="apellido_paterno" label={personal.apellidoPaterno} />
      <TextField name="apellido_materno" label={personal.apellidoMaterno} />
      <DateField name="nacimiento" label={personal.nacimiento} />
      <TextField name="celular" label={personal.celular} type="tel" />
      <TextField name="email" label={personal.email} type="email" />
      <PosiblesDuplicados duplicados={duplicados} por={['nombre', 'email', 'celular']} />
    </FormSection>
  )
}
