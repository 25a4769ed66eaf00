import type { Cliente } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Page, Stack } from '@backoffice/shared/ui'
import { DateField } from '@backoffice/shared/ui/date'
import { UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { Form, FormBar, FormSection, TextAreaField, TextField } from '@backoffice/shared/ui/form'
import { useRef, useState } from 'react'
import { faltanObligatorios } from '../obligatorios'
import { ClienteSection } from './ClienteSection'
import { asesoriaVacia, crearAsesoria, type NuevaAsesoria } from './crearAsesoria'
import { textos } from './nueva.textos'

const { asesoria } = textos

/** /asesorias/nueva: first the client, then what it is about. */
export function NuevaAsesoriaPage() {
  const [cliente, setCliente] = useState<Cliente | null>(null)
  const form = useForm<NuevaAsesoria>({ defaultValues: asesoriaVacia })
  const { save, pending, campos, error } = useSave(crearAsesoria, { goTo: '/asesorias' })
  const changes = useUnsavedChanges(form.formState.isDirty || cliente !== null)
  const section = useRef<HTMLDivElement>(null)
  const [sinCliente, setSinCliente] = useState(false)

  const elegir = (next: Cliente | null) => {
    setCliente(next)
    setSinCliente(false)
  }
  const check = (values: NuevaAsesoria) => {
    const faltan = faltanObligatorios(form, values, cliente !== null)
    setSinCliente(cliente === null)
    if (!cliente) section.current?.querySelector('input')?.focus()
    return faltan
  }

  return (
    <Page title={textos.titulo}>
      <Stack gap={4}>
        <div ref={section}>
          <ClienteSection
            cliente={cliente}
            onChoose={elegir}
            busy={pending}
            missing={sinCliente}
            refusal={campos?.cliente}
          />
        </div>
        <Form
          form={form}
          onSubmit={(values) => cliente && save({ ...values, cliente: cliente._id })}
          check={check}
          busy={pending}
          campos={campos}
          label={textos.titulo}
          focusFirst={false}
        >
          <FormSection title={asesoria.titulo}>
            <TextField name="motivo" label={asesoria.motivo} required />
            <DateField name="fecha" label={asesoria.fecha} required />
            <TextAreaField name="descripcion" label={asesoria.descripcion} full />
          </FormSection>
          <FormBar busy={pending} error={error} cancelTo="/asesorias" />
        </Form>
      </Stack>
      <UnsavedChangesDialog changes={changes} />
    </Page>
  )
}
