import type { PeriodoDeReporte as Periodo, TablaDeReporte } from '@backoffice/shared/contract'
import {
  Box,
  Button,
  Heading,
  IconDownload,
  onDemand,
  Row,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@backoffice/shared/ui'
import { useState } from 'react'
import { saveCsv } from './csv.ts'
import { Figuras } from './Figuras.tsx'
import { figure, tick, type Unidad } from './figures.ts'
import { isCut, MOST } from './places.ts'
import { textos } from './reportes.textos.ts'

// On demand: the library behind it is the heaviest part of the page, and the table says the same.
const BarChart = onDemand(() => import('@backoffice/shared/ui/chart').then((door) => door.BarChart), {
  here: <Skeleton lines={6} />,
})

/** As many side by side as the window has room for; sums need more. */
export const columns = (unidad: Unidad): string =>
  `repeat(auto-fit, minmax(min(${unidad === 'dinero' ? 32 : 26}rem, 100%), 1fr))`

interface Props {
  tabla: TablaDeReporte
  /** Takes the whole width, with its figures beside its chart. */
  wide: boolean
  unidad: Unidad
  periodo: Periodo
  legend: { value: string; former: string }
  today: string
}

/** One table of a report, with its drawing and its file. */
export function Tabla({ tabla, wide, unidad, periodo, legend, today }: Props) {
  const [all, setAll] = useState(false)
  const { titulo, filas } = tabla
  const months = filas.some(({ mes }) => mes !== null)
  const empty = filas.every(({ valor, anterior }) => valor === 0 && !anterior)
  const cut = isCut(tabla)
  const bars = (cut ? filas.slice(0, MOST) : filas).map(({ nombre, corto, valor, anterior }) => ({
    ...{ name: nombre, short: corto, value: valor, former: anterior },
  }))
  return (
    <Box
      as="section"
      aria-label={titulo}
      minWidth="0"
      gridColumn={wide ? '1 / -1' : undefined}
      css={{ breakInside: 'avoid' }}
    >
      <Box mb="3">
        <Row justify="space-between">
          <Heading level={3} size="sm">
            {titulo}
          </Heading>
          {!empty && (
            <Box data-no-print="">
              <Button
                size="sm"
                variant="ghost"
                icon={<IconDownload />}
                onClick={() => saveCsv(tabla, periodo)}
              >
                {textos.csv} <VisuallyHidden>{textos.csvDe(titulo)}</VisuallyHidden>
              </Button>
            </Box>
          )}
        </Row>
      </Box>
      {empty ? (
        <Text tone="muted">{textos.vacio}</Text>
      ) : (
        <Box
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns={wide ? columns(unidad) : undefined}
        >
          {filas.length > 1 && (
            <Box minWidth="0">
              <BarChart
                bars={bars}
                legend={legend}
                lying={!months}
                format={(value) => figure(value, unidad)}
                tick={(value) => tick(value, unidad)}
              />
            </Box>
          )}
          <Box minWidth="0">
            <Figuras
              tabla={tabla}
              filas={cut && !all ? filas.slice(0, MOST) : filas}
              unidad={unidad}
              today={today}
            />
            {cut && (
              <Box mt="2">
                <Text tone="muted" size="sm">
                  {textos.mayores(MOST)}
                </Text>
                <Button size="sm" aria-pressed={all} onClick={() => setAll(!all)}>
                  {all ? textos.menos : textos.todas(filas.length)}
                </Button>
              </Box>
            )}
          </Box>
        </Box>
      )}
    </Box>
  )
}
