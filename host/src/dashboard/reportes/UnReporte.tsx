import type { PeriodoDeReporte as Periodo, Reporte } from '@backoffice/shared/contract'
import { Box, Card, Text } from '@backoffice/shared/ui'
import { Diferencia, Figura } from './Figuras.tsx'
import { wideOnes } from './places.ts'
import { Tabla, columns } from './Tabla.tsx'

interface Props {
  reporte: Reporte
  periodo: Periodo
  legend: { value: string; former: string }
  today: string
}

/** One report: what it counts, its total and its tables. */
export function UnReporte({ reporte, periodo, legend, today }: Props) {
  const { titulo, nota, unidad, total, tablas } = reporte
  const wide = wideOnes(tablas)
  return (
    <Card title={titulo}>
      <Box mb="5">
        {total && (
          <Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
            <Box fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
              <Figura fila={total} unidad={unidad} />
            </Box>
            <Text as="span">
              <Diferencia fila={total} unidad={unidad} />
            </Text>
          </Box>
        )}
        <Text tone="muted" size="sm">
          {nota}
        </Text>
      </Box>
      <Box display="grid" gap="8" alignItems="start" gridTemplateColumns={columns(unidad)}>
        {tablas.map((tabla) => (
          <Tabla
            key={`${tabla.titulo} ${periodo.desde} ${periodo.hasta}`}
            tabla={tabla}
            wide={wide.has(tabla)}
            unidad={unidad}
            periodo={periodo}
            legend={legend}
            today={today}
          />
        ))}
      </Box>
    </Card>
  )
}
