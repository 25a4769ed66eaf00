import type { AsesoriaDetalles } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useEdit, useUnsavedChanges } from '@backoffice/shared/resource'
import { Accordion, AccordionSection, DataList } from '@backoffice/shared/ui'
import { ConflictDialog, UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { Form, FormBar } from '@backoffice/shared/ui/form'
import { faltanObligatorios } from '../obligatorios'
import { pedirAsesoria } from '../pedirAsesoria'
import { textos as registro } from '../registro.textos'
import { AsesoriaFields } from './AsesoriaFields'
import { deAsesoria, editarAsesoria, type AsesoriaForm } from './asesoriaForm'
import { textos } from './edicion.textos'
import { useAsesores } from './useAsesores'
import { valorDe } from './valorDe'

/** The form over an advisory that was read. What is typed outlives every refusal (D16), another person's save too (D41). */
export function EditarAsesoriaForm({ asesoria: leida }: { asesoria: AsesoriaDetalles }) {
  const form = useForm<AsesoriaForm>({ defaultValues: deAsesoria(leida) })
  const { record, save, busy, campos, error, conflict } = useEdit({
    form,
    record: leida,
    read: ({ _id }) => pedirAsesoria(_id)({ silent: true }),
    toForm: deAsesoria,
    send: editarAsesoria,
    goTo: '/asesorias',
    label: (campo) => registro[campo],
    value: (values, campo) => valorDe(values, campo, asesores.options),
  })
  const asesores = useAsesores([leida.asesor, record.asesor])
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <>
      <Form
        form={form}
        onSubmit={save}
        check={(values) => faltanObligatorios(form, values)}
        busy={busy}
        campos={campos}
        label={textos.titulo}
      >
        <Accordion>
          <AccordionSection title={textos.cliente}>
            <DataList
              items={[
                { label: registro.cliente, value: leida.cliente.nombre },
                { label: registro.empresa, value: leida.empresa },
              ]}
            />
          </AccordionSection>
          <AsesoriaFields asesores={asesores} />
        </Accordion>
        <FormBar busy={busy} error={error} cancelTo="/asesorias" />
      </Form>
      <ConflictDialog {...conflict(textos.conflicto)} />
      <UnsavedChangesDialog changes={changes} />
    </>
  )
}
