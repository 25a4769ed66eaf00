import { nothing, type Examples } from '../catalog/examples.ts'
import { Grid } from '../page/layout.tsx'
import { Field } from './Field.tsx'
import { Input, PasswordInput } from './Input.tsx'

export const inputExamples: Examples = {
  Field: {
    'Obligatorio, con ayuda, con error y con una observación': (
      <Grid>
        <Field label="Correo" required>
          {(ids) => <Input {...ids} type="email" />}
        </Field>
        <Field label="Sitio web" hint="Como se escribe en el navegador">
          {(ids) => <Input {...ids} />}
        </Field>
        <Field label="Contraseña" error="Las contraseñas no coinciden">
          {(ids) => <PasswordInput {...ids} />}
        </Field>
        <Field label="RFC" warning="Un RFC tiene 12 o 13 caracteres">
          {(ids) => <Input {...ids} value="HEGM8" onChange={nothing} />}
        </Field>
      </Grid>
    ),
  },
  Input: {
    'Vacío, lleno y desactivado': (
      <Grid columns={3}>
        <Input aria-label="Vacío" placeholder="Lo que se espera" />
        <Input aria-label="Lleno" value="Lo escrito" onChange={nothing} />
        <Input aria-label="Desactivado" value="No se cambia" disabled />
      </Grid>
    ),
  },
  PasswordInput: {
    'Vacía y llena': (
      <Grid>
        <PasswordInput aria-label="Contraseña" toggleWhenEmpty={false} />
        <PasswordInput aria-label="Nueva contraseña" value="caballo correcto" onChange={nothing} />
      </Grid>
    ),
  },
}
