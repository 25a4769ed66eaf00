import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { ExampleForm } from '../catalog/ExampleForm.tsx'
import { alone, nothing, type Examples } from '../catalog/examples.ts'
import { Accordion } from '../data/Accordion.tsx'
import { Stack } from '../page/layout.tsx'
import { Page } from '../page/Page.tsx'
import { Shell } from '../shell/Shell.tsx'
import { FieldGrid } from './frame/FieldGrid.tsx'
import { Form } from './frame/Form.tsx'
import { FormBar, type FormBarProps } from './frame/FormBar.tsx'
import { FormSection } from './frame/FormSection.tsx'
import { PageForm } from './frame/PageForm.tsx'
import { RefusalNotice } from './frame/RefusalNotice.tsx'
import { ToSave } from './frame/ToSave.tsx'
import { TextField } from './fields/TextField.tsx'

const refused = (status: number, msg: string | null = null) => ({ kind: 'answer', status, msg, campos: {} })
const unreachable = { kind: 'no-answer', status: null, msg: null, campos: {} }

const fields = (
  <>
    <TextField name="nombre" label="Nombre" required />
    <TextField name="apellido_paterno" label="Apellido paterno" />
    <TextField name="apellido_materno" label="Apellido materno" />
  </>
)

const sections = (
  <Accordion>
    <FormSection title="Información personal">{fields}</FormSection>
    <FormSection title="Información empresarial" defaultOpen={false}>
      <TextField name="razon_social" label="Razón social" />
    </FormSection>
  </Accordion>
)

const title = 'Nuevo cliente'

/** A whole page: a form's bar is at the bottom of the window. */
const WholePage = ({ children }: { children: ReactNode }) => (
  <Shell nav={null}>
    <Page title={title}>{children}</Page>
  </Shell>
)

function WithBar(bar: FormBarProps) {
  return (
    <WholePage>
      <Form form={useForm()} onSubmit={nothing} focusFirst={false}>
        {sections}
        <FormBar cancelTo="/clientes" {...bar} />
      </Form>
    </WholePage>
  )
}

const saving = { save: () => Promise.resolve(true), pending: false, campos: null, error: null }

function WholeForm({ leaving = false }: { leaving?: boolean }) {
  const [asking, setAsking] = useState(leaving)
  const close = () => setAsking(false)
  return (
    <WholePage>
      <PageForm
        form={useForm()}
        label={title}
        saving={saving}
        changes={{ asking, stay: close, leave: close }}
        cancelTo="/clientes"
        focusFirst={false}
      >
        {sections}
      </PageForm>
    </WholePage>
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
  ToSave: {
    'Se ve al llegar con el tabulador': (
      <ExampleForm bare>
        {fields}
        <ToSave />
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
    'En su página': alone(<WithBar />),
    'Al guardar': alone(<WithBar busy />),
    'No se pudo guardar': alone(<WithBar error={refused(500)} />),
  },
  PageForm: {
    'En su página': alone(<WholeForm />),
    'Al salir con cambios': alone(<WholeForm leaving />),
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
