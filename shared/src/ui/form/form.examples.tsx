import { useForm } from 'react-hook-form'
import { ExampleForm } from '../catalog/ExampleForm'
import { alone, nothing, type Examples } from '../catalog/examples'
import { Accordion } from '../Accordion'
import { Stack } from '../layout'
import { Page } from '../Page'
import { Shell } from '../shell/Shell'
import { FieldGrid } from './FieldGrid'
import { Form } from './Form'
import { FormBar, type FormBarProps } from './FormBar'
import { FormSection } from './FormSection'
import { RefusalNotice } from './RefusalNotice'
import { TextField } from './TextField'

const refused = (status: number, msg: string | null = null) => ({ kind: 'answer', status, msg, campos: {} })
const unreachable = { kind: 'no-answer', status: null, msg: null, campos: {} }

const fields = (
  <>
    <TextField name="nombre" label="Nombre" required />
    <TextField name="apellido_paterno" label="Apellido paterno" />
    <TextField name="apellido_materno" label="Apellido materno" />
  </>
)

/** A whole page of a form: the bar is at the bottom of the window. */
function FormPage(bar: FormBarProps) {
  const form = useForm()
  return (
    <Shell nav={null}>
      <Page title="Nuevo cliente">
        <Form form={form} onSubmit={nothing} focusFirst={false}>
          <Accordion>
            <FormSection title="Información personal">{fields}</FormSection>
            <FormSection title="Información empresarial" defaultOpen={false}>
              <TextField name="razon_social" label="Razón social" />
            </FormSection>
          </Accordion>
          <FormBar cancelTo="/clientes" {...bar} />
        </Form>
      </Page>
    </Shell>
  )
}

export const formExamples: Examples = {
  Form: { 'Con sus campos': <ExampleForm>{fields}</ExampleForm> },
  FieldGrid: {
    'Una columna': (
      <ExampleForm bare>
        <FieldGrid columns={1}>{fields}</FieldGrid>
      </ExampleForm>
    ),
  },
  FormSection: {
    'Con un error, aunque empiece cerrada': (
      <ExampleForm bare errors={{ nombre: 'Falta el nombre' }}>
        <FormSection title="Información personal" defaultOpen={false}>
          {fields}
        </FormSection>
      </ExampleForm>
    ),
  },
  FormBar: {
    'En su página': alone(<FormPage />),
    'Al guardar': alone(<FormPage busy />),
    'No se pudo guardar': alone(<FormPage error={refused(500)} />),
  },
  RefusalNotice: {
    'Por qué falló una llamada': (
      <Stack>
        <RefusalNotice error={unreachable} keeps />
        <RefusalNotice error={refused(403)} />
        <RefusalNotice error={refused(409, 'Otra persona cambió este cliente')} />
        <RefusalNotice error={refused(429)} />
        <RefusalNotice error={refused(500)} reading />
      </Stack>
    ),
  },
}
