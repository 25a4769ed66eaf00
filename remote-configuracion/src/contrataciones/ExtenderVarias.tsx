import { useForm } from '@backoffice/shared/form'
import { refuse, type LoteDialogProps } from '@backoffice/shared/resource'
import { Stack, Text } from '@backoffice/shared/ui'
import { DateField } from '@backoffice/shared/ui/date'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { FieldGrid, NumberField } from '@backoffice/shared/ui/form'
import { textos } from './contrataciones.textos.ts'

interface Valores {
  dias: number | null
  fecha_fin: string | null
}

interface Props extends LoteDialogProps {
  /** Of one alone. */
  ayuda?: string
}

const { extender } = textos
/** Ten years, as the contract says. */
const MAX = 3_660

const problems = ({ dias, fecha_fin }: Valores): Partial<Record<keyof Valores, string>> => {
  if (dias === null && fecha_fin === null) return { dias: extender.falta }
  if (dias !== null && fecha_fin !== null) return { fecha_fin: extender.soloUno }
  return dias === 0 ? { dias: extender.ninguno } : {}
}

/** «Extender: 3 contrataciones»: by how many days, or until which day. */
export function ExtenderVarias({ cuantos, begin, onClose, ayuda, ...state }: Props) {
  const form = useForm<Valores>({ defaultValues: { dias: null, fecha_fin: null } })
  return (
    <FormDialog
      open
      title={extender.titulo(cuantos)}
      size="sm"
      form={form}
      submitLabel={extender.accion}
      busy={state.pending}
      campos={state.campos}
      error={state.error}
      onClose={onClose}
      check={(values) => refuse(form, null, problems(values))}
      onSubmit={({ dias, fecha_fin }) => begin(dias !== null ? { dias } : { fecha_fin: fecha_fin ?? '' })}
    >
      <Stack>
        <Text tone="muted" size="sm">
          {ayuda ?? extender.ayuda}
        </Text>
        <FieldGrid columns={1}>
          <NumberField name="dias" label={extender.dias} max={MAX} />
          <DateField name="fecha_fin" label={extender.fecha} />
        </FieldGrid>
      </Stack>
    </FormDialog>
  )
}
