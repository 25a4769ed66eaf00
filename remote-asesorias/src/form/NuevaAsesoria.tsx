import type { Cliente } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { returnTo, useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Stack } from '@backoffice/shared/ui'
import { DateField } from '@backoffice/shared/ui/date'
import { FormSection, PageForm, TextAreaField, TextField } from '@backoffice/shared/ui/form'
import { useRef, useState, type ReactNode } from 'react'
import { asesoriaVacia, crearAsesoria, type NuevaAsesoria as Valores } from './calls.ts'
import { ClienteSection } from './cliente/ClienteSection.tsx'
import { textos } from './form.textos.ts'
import { HorarioFields } from './HorarioFields.tsx'
import { missing } from './missing.ts'

const { asesoria } = textos

interface Props {
  /** The client who came with the address: shown in one line, and not an unsaved change. */
  conocido?: Cliente
  valores?: Valores
  /** Fields beyond the specified ones. */
  extras?: ReactNode
}

/** First the client, then what it is about. */
export function NuevaAsesoria({ conocido, valores = asesoriaVacia, extras }: Props) {
  const [cliente, setCliente] = useState<Cliente | null>(conocido ?? null)
  const form = useForm<Valores>({ defaultValues: valores })
  const saving = useSave(crearAsesoria, { goTo: returnTo('/asesorias') })
  const changes = useUnsavedChanges(form.formState.isDirty || cliente?._id !== conocido?._id)
  const section = useRef<HTMLDivElement>(null)
  const [sinCliente, setSinCliente] = useState(false)

  const elegir = (next: Cliente | null) => {
    setCliente(next)
    setSinCliente(false)
  }
  const check = (values: Valores) => {
    const falta = missing(form, { sinCliente: cliente === null })(values)
    setSinCliente(cliente === null)
    if (!cliente) section.current?.querySelector('input')?.focus()
    return falta
  }

  return (
    <Stack gap={4}>
      <div ref={section}>
        <ClienteSection
          cliente={cliente}
          onChoose={elegir}
          folded={conocido !== undefined}
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
        cancelTo={returnTo('/asesorias')}
        focusFirst={conocido !== undefined}
      >
        <FormSection title={asesoria.titulo}>
          <TextField name="motivo" label={asesoria.motivo} required />
          <DateField name="fecha" label={asesoria.fecha} required />
          {extras}
          <TextAreaField name="descripcion" label={asesoria.descripcion} full />
          <HorarioFields />
        </FormSection>
      </PageForm>
    </Stack>
  )
}
