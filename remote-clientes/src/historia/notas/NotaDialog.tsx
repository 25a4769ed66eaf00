import { api, hasCapacidad, hasPermission, useAuth, type ApiError } from '@backoffice/shared'
import type { Nota } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { empty, refuse, useLoad, useSave, useUnsavedChanges, type Ask } from '@backoffice/shared/resource'
import { Box, Notice } from '@backoffice/shared/ui'
import { DateField } from '@backoffice/shared/ui/date'
import { ChangedBy, FormDialog } from '@backoffice/shared/ui/dialog'
import { FieldGrid, TextAreaField } from '@backoffice/shared/ui/form'
import { SelectField } from '@backoffice/shared/ui/select'
import { useState } from 'react'
import { textos } from './notas.textos.ts'

interface Props {
  idCliente: string
  /** null: a new one. */
  nota: Nota | null
  onClose(): void
  onSaved(): void
  /** Called when the note was changed or deleted meanwhile. */
  onStale(): void
}

interface NotaForm {
  texto: string
  vence: string | null
  id_responsable: string | null
}

type Persona = Nota['autor']

const pedirPersonas: Ask<Persona[]> = async (options) =>
  (await api.get('/asesorias/listar_asesores', options)).asesores

const { campos: labels } = textos

/** «Agregar nota» and «Editar nota». */
export function NotaDialog({ idCliente, nota, onClose, onSaved, onStale }: Props) {
  const form = useForm<NotaForm>({
    defaultValues: {
      texto: nota?.texto ?? '',
      vence: nota?.vence ?? null,
      id_responsable: nota?.responsable?._id ?? null,
    },
  })
  const changes = useUnsavedChanges(form.formState.isDirty)
  const personas = usePersonas(nota)
  // The note as it was when the dialog opened; `onStale` brings a newer version (D41).
  const [opened] = useState(nota)
  const changed = nota !== null && nota.version !== opened?.version
  const [changedBy, setChangedBy] = useState<ApiError['modificado']>(null)
  const { save, pending, campos, error } = useSave(
    async (values: NotaForm, options) => {
      const { texto, vence, id_responsable } = values
      const sent = { id_cliente: idCliente, texto, vence, id_responsable }
      if (nota === null) return api.post('/clientes/crear_nota', sent, options)
      const version = nota.version === undefined ? {} : { version: nota.version }
      return api.post('/clientes/editar_nota', { ...sent, id_nota: nota._id, ...version })
    },
    {
      onSaved: () => {
        onClose()
        onSaved()
      },
      onFailed: ({ status, modificado }) => {
        if (status !== 404 && status !== 409) return
        setChangedBy(modificado)
        if (status === 404) onClose()
        onStale()
      },
    },
  )
  const check = (values: NotaForm) => {
    const missing = empty(values, { texto: textos.obligatorio })
    return refuse(form, missing.texto ? textos.faltanObligatorios : null, missing)
  }
  return (
    <FormDialog
      open
      title={nota === null ? textos.nueva : textos.edicion}
      form={form}
      onSubmit={save}
      check={check}
      submitLabel={textos.guardar}
      busy={pending}
      campos={campos}
      error={changed && error?.status === 409 ? null : error}
      changes={changes}
      onClose={onClose}
    >
      {changed && (
        <Box mb="4">
          <Notice tone="warning" title={textos.cambio.titulo}>
            {changedBy && (
              <>
                <ChangedBy {...changedBy} />{' '}
              </>
            )}
            {textos.cambio.texto(nota.texto)}
          </Notice>
        </Box>
      )}
      <FieldGrid columns={1}>
        <TextAreaField name="texto" label={labels.texto} required rows={5} maxLength={5000} />
        <DateField name="vence" label={labels.vence} hint={textos.pista} />
        <SelectField
          name="id_responsable"
          label={labels.responsable}
          placeholder={textos.elegir}
          loading={personas.loading}
          options={personas.list.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
        />
      </FieldGrid>
    </FormDialog>
  )
}

/** Whom a task can be given to: everybody, if this person may list users; otherwise this person and whoever has it now. */
function usePersonas(nota: Nota | null): { list: Persona[]; loading: boolean } {
  const auth = useAuth()
  const lists =
    hasCapacidad(auth, '/asesorias/listar_asesores') &&
    ['asesorias.agregar', 'asesorias.editar'].some((one) => hasPermission(auth.usuario, one))
  const load = useLoad(lists ? pedirPersonas : null)
  const { usuario } = auth
  const own = usuario ? [{ _id: usuario._id, nombre: usuario.nombre }] : []
  const known = [...(load.data ?? own), ...(nota?.responsable ? [nota.responsable] : [])]
  const list = known.filter(({ _id }, i) => known.findIndex((one) => one._id === _id) === i)
  return { list, loading: load.status === 'loading' }
}
