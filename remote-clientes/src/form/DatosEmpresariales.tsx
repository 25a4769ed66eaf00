import type { PosibleDuplicado } from '@backoffice/shared/contract'
import { DateField } from '@backoffice/shared/ui/date'
import { FormSection, NumberField, TextField } from '@backoffice/shared/ui/form'
import { MoneyField } from '@backoffice/shared/ui/money'
import { avisoDeCurp } from './avisos'
import { textos } from './cliente.textos'
import { PosiblesDuplicados } from './duplicates/PosiblesDuplicados'
import { GiroField } from './GiroField'
import { RegimenField } from './RegimenField'
import { RfcField } from './RfcField'
import { TipoPersonaField } from './TipoPersonaField'

const { empresarial } = textos

/** «Información empresarial» (F-03). */
export function DatosEmpresariales({ duplicados }: { duplicados: PosibleDuplicado[] }) {
  return (
    <FormSection title={empresarial.titulo}>
      <TextField name="nombre_comercial" label={empresarial.nombreComercial} />
      <TextField name="razon_social" label={empresarial.razonSocial} />
      <RfcField />
      <TextField name="curp" label={empresarial.curp} uppercase warn={avisoDeCurp} />
      <PosiblesDuplicados duplicados={duplicados} por={['rfc', 'curp']} />
      <TipoPersonaField />
      <RegimenField />
      <GiroField />
      <TextField name="representante_legal" label={empresarial.representanteLegal} />
      <TextField name="puesto" label={empresarial.puesto} />
      <TextField name="domicilio_fiscal" label={empresarial.domicilioFiscal} />
      <TextField name="telefono" label={empresarial.telefono} type="tel" />
      <TextField name="email_empresarial" label={empresarial.email} type="email" />
      <TextField name="web" label={empresarial.web} type="url" />
      <DateField name="fecha_constitucion" label={empresarial.fechaConstitucion} />
      <NumberField name="numero_empleados" label={empresarial.numeroEmpleados} />
      <MoneyField name="minimo_ingresos_anuales" label={empresarial.minimoIngresos} />
      <MoneyField name="maximo_ingresos_anuales" label={empresarial.maximoIngresos} />
    </FormSection>
  )
}
