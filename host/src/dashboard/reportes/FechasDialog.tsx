import type { PeriodoDeReporte } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { empty, refuse } from '@backoffice/shared/resource'
import { useNavigate } from '@backoffice/shared/router'
import { Grid } from '@backoffice/shared/ui'
import { DateField } from '@backoffice/shared/ui/date'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { reportesAddress } from './address.ts'
import { textos } from './reportes.textos.ts'

const { fechas } = textos

interface Form {
  desde: string | null
  hasta: string | null
}

interface Props {
  periodo: PeriodoDeReporte
  today: string
  onClose(): void
}

const missing = ({ desde, hasta }: Form) => ({
  ...empty({ desde, hasta }, { desde: fechas.faltaDesde, hasta: fechas.faltaHasta }),
  ...(desde && hasta && hasta < desde && { hasta: fechas.orden }),
})

/** «Otras fechas»: any first and last day. */
export function FechasDialog({ periodo, today, onClose }: Props) {
  const navigate = useNavigate()
  const form = useForm<Form>({ defaultValues: periodo })
  return (
    <FormDialog
      open
      title={fechas.titulo}
      size="sm"
      form={form}
      submitLabel={fechas.ver}
      onClose={onClose}
      check={(values) => refuse(form, null, missing(values))}
      onSubmit={({ desde, hasta }) => {
        onClose()
        if (desde && hasta) void navigate(reportesAddress({ desde, hasta }, today))
      }}
    >
      <Grid columns={2}>
        <DateField name="desde" label={fechas.desde} required />
        <DateField name="hasta" label={fechas.hasta} required />
      </Grid>
    </FormDialog>
  )
}
