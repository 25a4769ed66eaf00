import { useForm } from '@backoffice/shared/form'
import { hoy } from '@backoffice/shared/format'
import { empty, refuse, type LoteDialogProps } from '@backoffice/shared/resource'
import { DateField } from '@backoffice/shared/ui/date'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { textos } from '../list.textos.ts'

const { varias } = textos

/** «Cambiar fecha: 3 asesorías»: to which day. */
export function MoverVarias({ cuantos, begin, onClose, ...state }: LoteDialogProps) {
  const form = useForm<{ fecha: string | null }>({ defaultValues: { fecha: null } })
  return (
    <FormDialog
      open
      title={varias.titulo(varias.mover, cuantos)}
      size="sm"
      form={form}
      submitLabel={varias.mover}
      busy={state.pending}
      campos={state.campos}
      error={state.error}
      onClose={onClose}
      check={(values) => refuse(form, null, empty(values, { fecha: varias.faltaFecha }))}
      onSubmit={({ fecha }) => begin({ fecha: fecha ?? hoy() })}
    >
      <DateField name="fecha" label={varias.nuevaFecha} required />
    </FormDialog>
  )
}
