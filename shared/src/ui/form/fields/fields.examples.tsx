import { ExampleForm } from '../../catalog/ExampleForm.tsx'
import { nothing, type Examples } from '../../catalog/examples.ts'
import { CheckboxGroupField } from './CheckboxGroupField.tsx'
import { FileField } from './FileField.tsx'
import { FilePicker } from './FilePicker.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'

const status = [
  { value: 0, label: 'En curso' },
  { value: 1, label: 'Finalizada' },
]
const factura = new File(['…'], 'constancia-de-situacion-fiscal.pdf', { type: 'application/pdf' })

export const fieldExamples: Examples = {
  TextField: {
    'Vacío, obligatorio, con ayuda y desactivado': (
      <ExampleForm values={{ id: 'CL-0001' }}>
        <TextField name="nombre" label="Nombre" required />
        <TextField name="web" label="Sitio web" type="url" placeholder="ejemplo.mx" />
        <TextField name="rfc" label="RFC" uppercase hint="12 o 13 caracteres" />
        <TextField name="id" label="Identificador" disabled />
      </ExampleForm>
    ),
    'Con error': (
      <ExampleForm values={{ email: 'ana@' }} errors={{ email: 'El correo no es válido' }}>
        <TextField name="email" label="Correo" type="email" full />
      </ExampleForm>
    ),
    'Con una observación': (
      <ExampleForm values={{ curp: 'HEGM' }}>
        <TextField name="curp" label="CURP" warn={() => 'Una CURP tiene 18 caracteres'} />
      </ExampleForm>
    ),
  },
  TextAreaField: {
    'Vacío y con error': (
      <ExampleForm errors={{ motivo: 'Es demasiado largo' }}>
        <TextAreaField name="descripcion" label="Descripción" rows={3} />
        <TextAreaField name="motivo" label="Motivo" rows={3} />
      </ExampleForm>
    ),
  },
  PasswordField: {
    'Vacía y con algo escrito': (
      <ExampleForm values={{ passwordConf: 'caballo correcto' }}>
        <PasswordField name="password" label="Contraseña" toggleWhenEmpty={false} />
        <PasswordField name="passwordConf" label="Confirmar contraseña" />
      </ExampleForm>
    ),
  },
  NumberField: {
    'Con un número, y con lo que no se entiende': (
      <ExampleForm values={{ empleados: 1250 }} errors={{ hijos: 'Debe ser un número entero' }}>
        <NumberField name="empleados" label="Número de empleados" />
        <NumberField name="hijos" label="Otro número" />
      </ExampleForm>
    ),
  },
  CheckboxGroupField: {
    'Uno elegido, con error y desactivado': (
      <ExampleForm values={{ status: [0], otro: [], fijo: [1] }} errors={{ otro: 'Elegir uno al menos' }}>
        <CheckboxGroupField name="status" label="Status" options={status} />
        <CheckboxGroupField name="otro" label="Otro status" options={status} required />
        <CheckboxGroupField name="fijo" label="Status fijo" options={status} disabled />
      </ExampleForm>
    ),
  },
  FilePicker: {
    'De varios archivos': <FilePicker id="archivos" multiple files={[]} onFiles={nothing} />,
  },
  FileField: {
    'Sin archivo, con uno, con error y desactivado': (
      <ExampleForm values={{ uno: factura }} errors={{ malo: 'Pesa más de 20 MB' }}>
        <FileField name="archivo" label="Archivo" accept=".pdf" />
        <FileField name="uno" label="Archivo elegido" />
        <FileField name="malo" label="Archivo rechazado" />
        <FileField name="fijo" label="Archivo desactivado" disabled />
      </ExampleForm>
    ),
  },
}
