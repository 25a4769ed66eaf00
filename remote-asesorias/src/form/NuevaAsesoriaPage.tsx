import type { Cliente } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Page, Stack } from '@backoffice/shared/ui'
import { DateField } from '@backoffice/shared/ui/date'
import { FormSection, PageForm, TextAreaField, TextField } from '@backoffice/shared/ui/form'
import { useRef, useState } from 'react'
import { missing } from './missing'
import { ClienteSection } from './cliente/ClienteSection'
import { asesoriaVacia, crearAsesoria, type NuevaAsesoria } from './calls'
import { textos } from './form.textos'

const { asesoria } = textos

/** /asesorias/nueva: first the client, then what it is about. */
export function NuevaAsesoriaPage() {
  const [cliente, setCliente] = useState<Cliente | null>(null)
  const form = useForm<NuevaAsesoria>({ defaultValues: asesoriaVacia })
  const saving = useSave(crearAsesoria, { goTo: '/asesorias' })
  const changes = useUnsavedChanges(form.formState.isDirty || cliente !== null)
  const section = useRef<HTMLDivElement>(null)
  const [sinCliente, setSinCliente] = useState(false)

  const elegir = (next: Cliente | null) => {
    setCliente(next)
    setSinCliente(false)
  }
  const check = (values: NuevaAsesoria) => {
    const falta = missing(form, { sinCliente: cliente === null })(values)
    setSinCliente(cliente === null)
    if (!cliente) section.current?.querySelector('input')?.focus()
    return falta
  }

  return (
    <Page title={textos.titulo}>
      <Stack gap={4}>
        <div ref={section}>
          <ClienteSection
            cliente={cliente}
            onChoose={elegir}
            busy={saving.pending}
            missing={sinCliente}
            refusal={saving.campos?.cliente}
          />
        </div>
        <PageForm
          form={form}
          label={textos.titulo}
          saving={saving}
          missing={check}
          onSubmit={(values) => cliente && saving.save({ ...values, cliente: cliente._id })}
          changes={changes}
          cancelTo="/asesorias"
          focusFirst={false}
        >
          <FormSection title={asesoria.titulo}>
            <TextField name="motivo" label={asesoria.motivo} required />
            <DateField name="fecha" label={asesoria.fecha} required />
            <TextAreaField name="descripcion" label={asesoria.descripcion} full />
          </FormSection>
        </PageForm>
      </Stack>
    </Page>
  )
}
