import type { AsesoriaFila } from '@backoffice/shared/contract'
import { fechaLarga, horaDe } from '@backoffice/shared/format'
import { Box } from '@backoffice/shared/ui'
import { useState, type DragEvent } from 'react'
import { textos } from '../agenda.textos.ts'
import { ARRASTRE } from './Cita.tsx'
import { Citas, type DeCita } from './Citas.tsx'
import { enFila, horaEntera, horasDe } from './horas.ts'
import type { Mover } from '../useMover.ts'

const shortDay = new Intl.DateTimeFormat('es-MX', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** «lun 23 nov»: the head of a column. */
const diaCorto = (dia: string): string =>
  shortDay.format(new Date(`${dia}T00:00:00Z`)).replaceAll(/[,.]/g, '')

interface Props {
  dias: string[]
  filas: AsesoriaFila[]
  today: string
  /** What the table shows, in words. */
  titulo: string
  deCita: DeCita
  mover: Mover
}

/** Days side by side, a row for each hour and one above for advisories without an hour: a table of lists. */
export function Cuadricula({ dias, filas, today, titulo, deCita, mover }: Props) {
  const rows = [null, ...horasDe(filas)]
  return (
    <Box overflowX="auto" bg="bg.surface" borderWidth="1px" borderRadius="lg">
      <Box as="table" css={table} aria-label={titulo}>
        <thead>
          <tr>
            <th scope="col">{textos.hora}</th>
            {dias.map((dia) => (
              <th key={dia} scope="col" aria-current={dia === today ? 'date' : undefined}>
                {diaCorto(dia)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row ?? -1}>
              <th scope="row">{row === null ? textos.sinHora : horaDe(row * 60)}</th>
              {dias.map((dia) => (
                <Celda
                  key={dia}
                  label={`${fechaLarga(dia)}, ${row === null ? textos.sinHora : horaDe(row * 60)}`}
                  citas={filas.filter(
                    ({ creacion, hora }) =>
                      creacion === dia && (hora ? horaEntera(hora) === row : row === null),
                  )}
                  deCita={deCita}
                  onDrop={(id) => {
                    const cita = filas.find(({ _id }) => _id === id)
                    if (cita) void mover(cita, { fecha: dia, hora: enFila(cita, row) })
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

interface CeldaProps {
  label: string
  citas: AsesoriaFila[]
  deCita: DeCita
  onDrop(id: string): void
}

/** An hour of a day: an advisory can be dropped there. */
function Celda({ label, citas, deCita, onDrop }: CeldaProps) {
  const [over, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(ARRASTRE)) return
    // The browser allows a drop only where this is prevented.
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop(event.dataTransfer.getData(ARRASTRE))
  }
  return (
    <Box
      as="td"
      bg={over ? 'accent.subtle' : undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Citas citas={citas} deCita={deCita} label={label} />
    </Box>
  )
}

const table = {
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  minWidth: 'min(60rem, 100%)',
  '& th': { px: '2', py: '2', fontSize: 'sm', fontWeight: 'medium', textAlign: 'start' },
  '& thead th:first-of-type': { width: '5.5rem' },
  '& th[aria-current]': { color: 'accent.text', fontWeight: 'semibold' },
  '& tbody th': { color: 'fg.muted', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' },
  '& td': { p: '1', height: '9', verticalAlign: 'top', borderInlineStartWidth: '1px' },
  '& tbody tr': { borderTopWidth: '1px' },
  '@media print': { minWidth: '0', '& th, & td': { p: '0.5' }, '& td': { height: '5' } },
}
