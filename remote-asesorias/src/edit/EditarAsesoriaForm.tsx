import type { AsesoriaDetalles } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { useConflict, useSave, useUnsavedChanges } from '@backoffice/shared/resource'
import { Accordion, AccordionSection, DataList } from '@backoffice/shared/ui'
import { UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { Form, FormBar } from '@backoffice/shared/ui/form'
import { useState } from 'react'
import { faltanObligatorios } from '../obligatorios'
import { pedirAsesoria } from '../pedirAsesoria'
import { textos as registro } from '../registro.textos'
import { AsesoriaFields } from './AsesoriaFields'
import { deAsesoria, editarAsesoria, type AsesoriaForm } from './asesoriaForm'
import { Conflicto } from './Conflicto'
import { textos } from './edicion.textos'
import { useAsesores } from './useAsesores'

const leerDeNuevo = ({ _id }: AsesoriaDetalles) => pedirAsesoria(_id)({ silent: true })

/** The form over an advisory that was read. What is typed outlives every refusal (D16), another person's save too (D41). */
export function EditarAsesoriaForm({ asesoria: leida }: { asesoria: AsesoriaDetalles }) {
  // The advisory that the form stands on: as it was read, or as somebody else left it.
  const [record, setRecord] = useState(leida)
  const form = useForm<AsesoriaForm>({ defaultValues: deAsesoria(leida) })
  const asesores = useAsesores([leida.asesor, record.asesor])
  const conflict = useConflict({ read: leerDeNuevo, toForm: deAsesoria })
  const { save, pending, campos, error } = useSave(editarAsesoria, {
    goTo: '/asesorias',
    onFailed: conflict.onFailed,
  })
  const changes = useUnsavedChanges(form.formState.isDirty)
  const busy = pending || conflict.asking

  const guardar = (values: AsesoriaForm) => faltanObligatorios(form, values) || save({ form: values, record })

  const seguirCon = (prefer: 'mine' | 'theirs') => {
    const next = conflict.resolve(prefer)
    if (!next) return
    form.reset(deAsesoria(next.record))
    form.reset(next.form, { keepDefaultValues: true })
    setRecord(next.record)
    conflict.close()
    if (prefer === 'mine') void save(next)
  }

  return (
    <>
      <Form form={form} onSubmit={guardar} busy={busy} campos={campos} label={textos.titulo}>
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
        <FormBar busy={busy} error={conflict.open ? null : error} cancelTo="/asesorias" />
      </Form>
      <Conflicto
        conflict={conflict}
        asesores={asesores.options}
        onTakeTheirs={() => seguirCon('theirs')}
        onSaveMine={() => seguirCon('mine')}
      />
      <UnsavedChangesDialog changes={changes} />
    </>
  )
}
