import type { AsesoriaDetalles } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { EditPage, returnTo, useEdit, useUnsavedChanges } from '@backoffice/shared/resource'
import { useParams } from '@backoffice/shared/router'
import { Accordion, AccordionSection, DataList } from '@backoffice/shared/ui'
import { PageForm } from '@backoffice/shared/ui/form'
import { pedirAsesoria } from '../../pedirAsesoria.ts'
import { textos as registro } from '../../registro.textos.ts'
import { AsesoriaFields } from './AsesoriaFields.tsx'
import { deAsesoria, editarAsesoria, type AsesoriaForm } from './asesoriaForm.ts'
import { textos } from './edit.textos.ts'
import { missing } from '../missing.ts'
import { useAsesores } from '../../useAsesores.ts'
import { valueOf } from './valueOf.ts'

const needs = { calls: ['/asesorias/detalles', '/asesorias/editar'], otherwise: registro.noDisponible.editar }

/** /asesorias/editar/:id (A-12, D10). */
export function EditarAsesoriaPage() {
  const { id = '' } = useParams()
  return (
    <EditPage
      id={id}
      title={textos.titulo}
      read={pedirAsesoria}
      name={({ cliente }) => cliente.nombre}
      gone={registro.noExiste}
      needs={needs}
    >
      {(asesoria) => <EditarAsesoria asesoria={asesoria} />}
    </EditPage>
  )
}

/** The form over an advisory. Neither refusals (D16) nor another person's save (D41) discard what was typed. */
function EditarAsesoria({ asesoria }: { asesoria: AsesoriaDetalles }) {
  const form = useForm<AsesoriaForm>({ defaultValues: deAsesoria(asesoria) })
  const saving = useEdit({
    form,
    record: asesoria,
    read: ({ _id }) => pedirAsesoria(_id)({ silent: true }),
    toForm: deAsesoria,
    send: editarAsesoria,
    goTo: returnTo('/asesorias'),
    label: (campo) => registro[campo],
    value: (values, campo) => valueOf(values, campo, asesores.options),
  })
  const asesores = useAsesores([asesoria.asesor, saving.record.asesor])
  const changes = useUnsavedChanges(form.formState.isDirty)

  return (
    <PageForm
      form={form}
      label={textos.titulo}
      saving={saving}
      missing={missing(form)}
      changes={changes}
      conflict={saving.conflict(textos.conflicto)}
      cancelTo={returnTo('/asesorias')}
    >
      <Accordion>
        <AccordionSection title={textos.cliente}>
          <DataList
            items={[
              { label: registro.cliente, value: asesoria.cliente.nombre },
              { label: registro.empresa, value: asesoria.empresa },
            ]}
          />
        </AccordionSection>
        <AsesoriaFields asesores={asesores} propia={asesoria._id} />
      </Accordion>
    </PageForm>
  )
}
