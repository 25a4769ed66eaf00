import { camposCliente as campos, textosDatosCliente } from '@backoffice/shared/cliente'
import type { PosibleDuplicado } from '@backoffice/shared/contract'
import { DateField } from '@backoffice/shared/ui/date'
import { FormSection, NumberField, TextField } from '@backoffice/shared/ui/form'
import { avisoDeCurp } from './avisos.ts'
import { PosiblesDuplicados } from './duplicados/PosiblesDuplicados.tsx'
import { GiroField } from './GiroField.tsx'
import { IngresosFields } from './IngresosFields.tsx'
import { RegimenField } from './RegimenField.tsx'
import { RfcField } from './RfcField.tsx'
import { TipoPersonaField } from './TipoPersonaField.tsx'

/** «Información empresarial» (F-03). */
export function DatosEmpresariales({ duplicados }: { duplicados: PosibleDuplicado[] }) {
  return (
    <FormSection title={textosDatosCliente.empresarial.titulo}>
      <TextField name="nombre_comercial" label={campos.nombre_comercial.label} />
      <TextField name="razon_social" label={campos.razon_social.label} />
      <RfcField />
      <TextField name="curp" label={campos.curp.label} uppercase warn={avisoDeCurp} />
      <PosiblesDuplicados duplicados={duplicados} por={['rfc', 'curp']} />
      <TipoPersonaField />
      <RegimenField />
      <GiroField />
      <TextField name="representante_legal" label={campos.representante_legal.label} />
      <TextField name="puesto" label={campos.puesto.label} />
      <TextField name="domicilio_fiscal" label={campos.domicilio_fiscal.label} />
      <TextField name="telefono" label={campos.telefono.label} type="tel" />
      <TextField name="email_empresarial" label={campos.email_empresarial.label} type="email" />
      <TextField name="web" label={campos.web.label} type="url" />
      <DateField name="fecha_constitucion" label={campos.fecha_constitucion.label} past />
      <NumberField name="numero_empleados" label={campos.numero_empleados.label} />
      <IngresosFields />
    </FormSection>
  )
}
