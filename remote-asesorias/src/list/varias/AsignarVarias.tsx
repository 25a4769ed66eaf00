import { useForm } from '@backoffice/shared/form'
import { empty, refuse, type LoteDialogProps } from '@backoffice/shared/resource'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { AsesorField } from '../../AsesorField.tsx'
import { useAsesores } from '../../useAsesores.ts'
import { textos } from '../list.textos.ts'

const { varias } = textos
const NOBODY: never[] = []

/** «Asignar asesor a 3 asesorías». */
export function AsignarVarias({ cuantos, begin, onClose, ...state }: LoteDialogProps) {
  const form = useForm<{ asesor: string | null }>({ defaultValues: { asesor: null } })
  const asesores = useAsesores(NOBODY)
  return (
    <FormDialog
      open
      title={varias.titulo(varias.asignar, cuantos)}
      size="sm"
      form={form}
      submitLabel={varias.asignar}
      busy={state.pending}
      campos={state.campos}
      error={state.error}
      onClose={onClose}
      check={(values) => refuse(form, null, empty(values, { asesor: varias.faltaAsesor }))}
      onSubmit={({ asesor }) => begin({ asesor: asesor ?? '' })}
    >
      <AsesorField asesores={asesores} />
    </FormDialog>
  )
}
