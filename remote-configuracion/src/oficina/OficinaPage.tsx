import { empresaChanged, hasCapacidad, useAuth } from '@backoffice/shared'
import type { Oficina } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import {
  empty,
  refuse,
  useEdit,
  useReadOnce,
  useUnsavedChanges,
  RecordFailure,
} from '@backoffice/shared/resource'
import { Card, onDemand, Page, Skeleton, Stack, Text } from '@backoffice/shared/ui'
import { FieldGrid, PageForm, TextField } from '@backoffice/shared/ui/form'
import { useState, type ReactNode } from 'react'
import { Logo } from './Logo.tsx'
import { textos } from './oficina.textos.ts'
import { deOficina, guardarOficina, pedirOficina, type OficinaForm } from './oficinaForm.ts'

// On demand: a server of the plain contract has no second step.
const Exigencia = onDemand(() => import('./Exigencia.tsx').then((file) => file.Exigencia))

const { campos: labels } = textos
const gone = { title: textos.titulo, back: { label: textos.vistas.persona, to: '/configuracion/perfil' } }

/** /configuracion/perfil?vista=oficina: what the office says of itself (E-13). */
export function OficinaPage({ vistas }: { vistas: ReactNode }) {
  const { record, load } = useReadOnce(pedirOficina, 'oficina')
  const requires = useAuth((auth) => hasCapacidad(auth, '/configuracion/exigencia_paso'))
  return (
    <Page title={textos.titulo}>
      {vistas}
      {record && <Formulario read={record} />}
      {record && requires && <Exigencia />}
      {!record && load.status === 'error' && (
        <RecordFailure error={load.error} retrying={load.retrying} onRetry={load.reload} gone={gone} />
      )}
      {!record && load.status !== 'error' && (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
    </Page>
  )
}

/** The form begins anew over what is saved after a conflict: the other person's version is behind it then. */
function Formulario({ read }: { read: Oficina }) {
  const [{ oficina, round }, setNow] = useState({ oficina: read, round: 0 })
  const onSaved = (saved: Oficina, base: Oficina) =>
    setNow({ oficina: saved, round: base === oficina ? round : round + 1 })
  return <EditarOficina key={round} oficina={oficina} onSaved={onSaved} />
}

interface EditarProps {
  oficina: Oficina
  /** Called with what is saved now, and what the form was based on. */
  onSaved(saved: Oficina, base: Oficina): void
}

/** The form over the office. Another person's save does not discard what was typed (D41). */
function EditarOficina({ oficina, onSaved }: EditarProps) {
  const form = useForm<OficinaForm>({ defaultValues: deOficina(oficina) })
  const saving = useEdit({
    form,
    record: oficina,
    read: () => pedirOficina('oficina')({ silent: true }),
    toForm: deOficina,
    send: guardarOficina,
    onSaved: ({ oficina: saved }, { record }) => {
      const { nombre, url_logo } = saved
      empresaChanged({ nombre, marca: { nombre, url_logo } })
      form.reset(deOficina(saved))
      onSaved(saved, record)
    },
    label: (campo) => labels[campo],
    value: (values, campo) => valueOf(values[campo]),
  })
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <PageForm
      form={form}
      label={textos.titulo}
      saving={saving}
      missing={(values) => refuse(form, textos.faltan, empty(values, { nombre: textos.obligatorio }))}
      changes={changes}
      conflict={saving.conflict(textos.conflicto)}
      saveLabel={textos.guardar}
      focusFirst={false}
    >
      <Card>
        <Stack gap={5}>
          <Text tone="muted">{textos.ayuda}</Text>
          <FieldGrid>
            <TextField name="nombre" label={labels.nombre} required autoComplete="organization" />
            <TextField name="razon_social" label={labels.razon_social} />
            <TextField name="rfc" label={labels.rfc} />
            <TextField name="domicilio" label={labels.domicilio} autoComplete="street-address" />
            <TextField name="telefono" label={labels.telefono} type="tel" />
            <TextField name="email" label={labels.email} type="email" />
          </FieldGrid>
          <Logo url={saving.record.url_logo} />
        </Stack>
      </Card>
    </PageForm>
  )
}

/** As people read it in the conflict dialog. */
function valueOf(value: OficinaForm[keyof OficinaForm]): string | null {
  if (typeof value === 'string') return value || null
  if (value instanceof File) return value.name
  return value ? textos.si : null
}
