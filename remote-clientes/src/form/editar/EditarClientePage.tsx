import { addAlert } from '@backoffice/shared'
import { etiquetaDeCampo } from '@backoffice/shared/cliente'
import type { Cliente } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { nombreCompleto } from '@backoffice/shared/format'
import { EditPage, returnTo, useEdit, useUnsavedChanges } from '@backoffice/shared/resource'
import { useNavigate, useParams } from '@backoffice/shared/router'
import { PageForm } from '@backoffice/shared/ui/form'
import { useEffect } from 'react'
import { editarCliente, pedirCliente } from '../calls.ts'
import { textos } from '../form.textos.ts'
import { ClienteFields } from '../ClienteFields.tsx'
import { deCliente, type ClienteForm } from '../clienteForm.ts'
import { missing } from '../missing.ts'
import { valueOf } from './valueOf.tsx'

/** /clientes/editar/:id (F-11). */
export function EditarClientePage() {
  const { id = '' } = useParams()
  return (
    <EditPage id={id} title={textos.editar} read={pedirCliente} name={nombreCompleto} gone={textos.noExiste}>
      {(cliente) => (went(cliente, id) ? <Unido cliente={cliente} /> : <EditarCliente cliente={cliente} />)}
    </EditPage>
  )
}

/** A server of the plain contract may not say whose data they are. */
const went = ({ _id }: Cliente, id: string) => Boolean(_id) && _id !== id

/** Somebody's address from before a merge leads to the one that stayed (E-12). */
function Unido({ cliente }: { cliente: Cliente }) {
  const navigate = useNavigate()
  const [name, to] = [nombreCompleto(cliente), cliente._id]
  useEffect(() => {
    addAlert(textos.unido(name), 'success')
    void navigate(`/clientes/editar/${to}`, { replace: true })
  }, [name, to, navigate])
  return null
}

/** The régimen belongs to its kind of person: a change to one of them counts as a change to both. */
const together = ['tipo_persona', 'regimen_fiscal'] as const

/** The form over a client. Neither refusals (D16) nor another person's save (D41) discard what was typed. */
function EditarCliente({ cliente }: { cliente: Cliente }) {
  const form = useForm<ClienteForm>({ defaultValues: deCliente(cliente) })
  const saving = useEdit({
    form,
    record: cliente,
    read: ({ _id }) => pedirCliente(_id)({ silent: true }),
    toForm: deCliente,
    together,
    send: editarCliente,
    goTo: returnTo('/clientes'),
    label: etiquetaDeCampo,
    value: valueOf,
  })
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <PageForm
      form={form}
      label={textos.editar}
      saving={saving}
      missing={missing(form)}
      changes={changes}
      conflict={saving.conflict(textos.conflicto)}
      cancelTo={returnTo('/clientes')}
    >
      <ClienteFields id={cliente._id} />
    </PageForm>
  )
}
