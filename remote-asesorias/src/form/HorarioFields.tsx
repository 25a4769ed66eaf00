import { MINUTOS } from '@backoffice/shared/format'
import { hasCapacidad, useAuth } from '@backoffice/shared'
import { useWatch } from '@backoffice/shared/form'
import { NumberField, TextField } from '@backoffice/shared/ui/form'
import { Box } from '@backoffice/shared/ui'
import { Choques } from '../Choques.tsx'
import { textos as registro } from '../registro.textos.ts'
import type { Horario } from './horario.ts'

interface Props {
  /** The id of the advisory that is edited. */
  propia?: string
}

/** The hour and the length of an advisory, where the server has them (E-21). */
export function HorarioFields({ propia }: Props) {
  const offers = useAuth((auth) => hasCapacidad(auth, 'asesorias.hora'))
  if (!offers) return null
  return (
    <>
      <TextField name="hora" label={registro.hora} type="time" />
      <NumberField name="minutos" label={registro.minutos} max={MINUTOS.max} />
      <Avisar propia={propia} />
    </>
  )
}

interface Mirados extends Horario {
  fecha: string | null
  /** Absent where the form has no such field: then it is the person who writes. */
  asesor?: string
}

/** Says what else the advisor has at that hour. */
function Avisar({ propia }: Props) {
  const yo = useAuth(({ usuario }) => usuario?._id)
  const [fecha, hora, minutos, asesor] = useWatch<Mirados, ['fecha', 'hora', 'minutos', 'asesor']>({
    name: ['fecha', 'hora', 'minutos', 'asesor'],
  })
  return (
    <Box gridColumn="1 / -1">
      <Choques
        cita={{ ...(propia && { _id: propia }), creacion: fecha, hora, minutos, id_asesor: asesor || yo }}
      />
    </Box>
  )
}
