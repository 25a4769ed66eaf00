import { useForm } from '@backoffice/shared/form'
import { hoy } from '@backoffice/shared/format'
import { empty, refuse, type LoteDialogProps } from '@backoffice/shared/resource'
import { DateField } from '@backoffice/shared/ui/date'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { textos } from '../list.textos.ts'

const { varias } = textos

/** «Finalizar 3 asesorías»: on which day. */
export const FinalizarVarias = (props: LoteDialogProps) => (
  <UnDia {...props} verbo={varias.finalizar} dia={varias.fecha} inicial={hoy()} />
)

/** «Cambiar fecha: 3 asesorías»: to which day. */
export const MoverVarias = (props: LoteDialogProps) => (
  <UnDia {...props} verbo={varias.mover} dia={varias.nuevaFecha} inicial={null} />
)

interface Props extends LoteDialogProps {
  /** What is done: the title and the button say it. */
  verbo: string
  /** The label of the day. */
  dia: string
  /** The day that is proposed. */
  inicial: string | null
}

/** Asks for the day on which something is done to many advisories. */
function UnDia({ cuantos, begin, onClose, verbo, dia, inicial, ...state }: Props) {
  const form = useForm<{ fecha: string | null }>({ defaultValues: { fecha: inicial } })
  return (
    <FormDialog
      open
      title={varias.titulo(verbo, cuantos)}
      size="sm"
      form={form}
      submitLabel={verbo}
      busy={state.pending}
      campos={state.campos}
      error={state.error}
      onClose={onClose}
      check={(values) => refuse(form, null, empty(values, { fecha: varias.faltaFecha }))}
      onSubmit={({ fecha }) => begin({ fecha: fecha ?? hoy() })}
    >
      <DateField name="fecha" label={dia} required />
    </FormDialog>
  )
}
