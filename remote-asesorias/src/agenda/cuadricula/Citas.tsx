import { Box } from '@backoffice/shared/ui'
import { Cita, type CitaProps } from './Cita.tsx'

/** How each advisory is shown. */
export type DeCita = (cita: CitaProps['cita']) => CitaProps

interface Props {
  citas: CitaProps['cita'][]
  deCita: DeCita
  /** Names the list for screen readers. */
  label: string
}

/** Advisories one below the other. */
export const Citas = ({ citas, deCita, label }: Props) =>
  citas.length === 0 ? null : (
    <Box as="ul" aria-label={label} listStyleType="none" display="grid" gap="1.5" minWidth="0">
      {citas.map((cita) => (
        <Cita key={cita._id} {...deCita(cita)} />
      ))}
    </Box>
  )
