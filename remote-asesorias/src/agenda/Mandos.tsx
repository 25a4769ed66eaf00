import { masDias } from '@backoffice/shared/format'
import { useNavigate } from '@backoffice/shared/router'
import { Box, Button, IconChevronLeft, IconChevronRight } from '@backoffice/shared/ui'
import { Chips, SmallSelect } from '@backoffice/shared/ui/list'
import { agendaAddress, type Pregunta } from './address.ts'
import { textos } from './agenda.textos.ts'

interface Props {
  pregunta: Pregunta
  today: string
  yo: string | null
  /** The people to choose from, besides oneself and all. */
  asesores: { value: string; label: string }[]
  /** A phone shows a day at a time. */
  phone: boolean
}

/** Which days, and whose: each a link or a select that changes the address. */
export function Mandos({ pregunta, today, yo, asesores, phone }: Props) {
  const navigate = useNavigate()
  const { dia, modo, asesor } = pregunta
  const to = (next: Partial<Pregunta>) => agendaAddress({ ...pregunta, ...next }, today, yo)
  const step = modo === 'dia' ? 1 : 7
  const others = asesores.filter(({ value }) => value !== yo)
  // Somebody whose name is not known here: the address came from another person.
  const unknown = asesor !== null && asesor !== yo && !others.some(({ value }) => value === asesor)
  const options = [
    ...(yo === null ? [] : [{ value: yo, label: textos.asesor.yo }]),
    { value: '', label: textos.asesor.todos },
    ...others,
    ...(unknown ? [{ value: asesor, label: textos.asesor.otro }] : []),
  ]
  return (
    <Box display="flex" flexWrap="wrap" gap="3" alignItems="center" mb="3" data-no-print="">
      <Box display="flex" gap="2">
        <Button size="sm" icon={<IconChevronLeft />} to={to({ dia: masDias(dia, -step) })}>
          {textos.anterior[modo]}
        </Button>
        <Button size="sm" to={to({ dia: today })}>
          {textos.hoy}
        </Button>
        <Button size="sm" icon={<IconChevronRight />} to={to({ dia: masDias(dia, step) })}>
          {textos.siguiente[modo]}
        </Button>
      </Box>
      {!phone && (
        <Box css={{ '& > nav': { mb: '0' } }}>
          <Chips
            label={textos.modos.titulo}
            chips={[
              { label: textos.modos.semana, to: to({ modo: 'semana' }), current: modo === 'semana' },
              { label: textos.modos.dia, to: to({ modo: 'dia' }), current: modo === 'dia' },
            ]}
          />
        </Box>
      )}
      <SmallSelect
        label={textos.asesor.label}
        value={asesor ?? ''}
        options={options}
        onChange={(value) => void navigate(to({ asesor: value || null }))}
      />
    </Box>
  )
}
