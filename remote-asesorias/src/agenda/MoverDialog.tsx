import type { AsesoriaFila } from '@backoffice/shared/contract'
import { useForm, useWatch } from '@backoffice/shared/form'
import { empty, refuse } from '@backoffice/shared/resource'
import { Box, Stack, Text } from '@backoffice/shared/ui'
import { DateField } from '@backoffice/shared/ui/date'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { TextField } from '@backoffice/shared/ui/form'
import { Choques } from '../Choques.tsx'
import { textos } from './agenda.textos.ts'
import type { Lugar, Mover } from './useMover.ts'

const { mover: copy } = textos

interface Props {
  cita: AsesoriaFila
  mover: Mover
  onClose(): void
}

/** «Mover»: to which day, and at which hour. */
export function MoverDialog({ cita, mover, onClose }: Props) {
  const form = useForm<{ fecha: string | null; hora: string }>({
    defaultValues: { fecha: cita.creacion, hora: cita.hora ?? '' },
  })
  const { control } = form
  const [fecha, hora] = useWatch({ control, name: ['fecha', 'hora'] })
  const send = async (lugar: Lugar) => {
    if (await mover(cita, lugar)) onClose()
  }
  return (
    <FormDialog
      open
      title={copy.titulo(cita.cliente)}
      size="sm"
      form={form}
      submitLabel={copy.accion}
      onClose={onClose}
      check={(values) => refuse(form, null, empty(values, { fecha: copy.faltaFecha }))}
      onSubmit={(values) => send({ fecha: values.fecha ?? cita.creacion, hora: values.hora || null })}
    >
      <Stack gap={4}>
        <DateField name="fecha" label={copy.fecha} required />
        <TextField name="hora" label={copy.hora} type="time" />
        <Choques cita={{ ...cita, creacion: fecha, hora }} />
        <Box data-no-print="">
          <Text tone="muted" size="sm">
            {copy.teclas}
          </Text>
        </Box>
      </Stack>
    </FormDialog>
  )
}
