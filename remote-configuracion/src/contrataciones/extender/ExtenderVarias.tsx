import { useForm, useWatch, type UseFormReturn } from '@backoffice/shared/form'
import { fechasCortas, masDias, masMeses, mesesEntre } from '@backoffice/shared/format'
import { refuse, type LoteDialogProps } from '@backoffice/shared/resource'
import { Stack, Text } from '@backoffice/shared/ui'
import { DateField, MonthsButtons } from '@backoffice/shared/ui/date'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { FieldGrid, NumberField } from '@backoffice/shared/ui/form'
import { textos } from '../contrataciones.textos.ts'

interface Valores {
  dias: number | null
  fecha_fin: string | null
}

interface Props extends LoteDialogProps {
  /** Of one alone. */
  ayuda?: string
  /** The last day of the one alone: the dialog says where it moves, and offers the usual lengths. */
  fin?: string
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
export function ExtenderVarias({ cuantos, begin, onClose, ayuda, fin, ...state }: Props) {
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
          {fin && <Hasta form={form} fin={fin} />}
          <NumberField name="dias" label={extender.dias} max={MAX} />
          <DateField name="fecha_fin" label={extender.fecha} />
        </FieldGrid>
      </Stack>
    </FormDialog>
  )
}

/** «Termina el 7 nov → 7 dic», and the usual lengths, which set the day. */
function Hasta({ form, fin }: { form: UseFormReturn<Valores>; fin: string }) {
  const [dias, fecha_fin] = useWatch({ control: form.control, name: ['dias', 'fecha_fin'] })
  const set = { shouldDirty: true, shouldValidate: true }
  const hasta = dias !== null ? masDias(fin, dias) : fecha_fin
  const [antes = '', despues = ''] = fechasCortas(fin, hasta ?? fin)
  return (
    <Stack gap={2}>
      <div aria-live="polite">
        <Text>{hasta && hasta > fin ? extender.termina(antes, despues) : extender.terminaAhora(antes)}</Text>
      </div>
      <MonthsButtons
        label={extender.duracion}
        current={dias === null && fecha_fin ? mesesEntre(fin, fecha_fin) : null}
        onChoose={(meses) => {
          form.setValue('dias', null, set)
          form.setValue('fecha_fin', masMeses(fin, meses), set)
        }}
      />
    </Stack>
  )
}
