import { chakra } from '@chakra-ui/react'
import { chartStyles } from './chart.styles.ts'
import type { Bar, Series } from './drawn.ts'
import { Lying } from './Lying.tsx'
import { Standing } from './Standing.tsx'
import { useWidth } from './useWidth.ts'

export type { Bar }

export interface BarChartProps {
  bars: Bar[]
  /** What the bars are, and what they are compared with. */
  legend: Record<Series, string>
  /** Names under standing bars are short; lying bars have them in full. */
  lying?: boolean
  /** A figure in full, and as short as on an axis. */
  format(value: number): string
  tick(value: number): string
}

/**
 * A drawing of a table's figures beside the previous ones. Screen readers skip it: the table says the same, and has to
 * stand beside it.
 */
export function BarChart({ bars, legend, lying = false, format, tick }: BarChartProps) {
  const [box, width] = useWidth()
  const compared = bars.some(({ former }) => former !== null)
  const series: Series[] = compared ? (lying ? ['value', 'former'] : ['former', 'value']) : ['value']
  const title = (bar: Bar, of: Series) => `${bar.name}, ${legend[of]}: ${format(bar[of] ?? 0)}`
  const Drawing = lying ? Lying : Standing
  return (
    <chakra.div ref={box} aria-hidden="true" data-chart="" minWidth="0" css={chartStyles}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        rowGap="1"
        mb="2"
        fontSize="sm"
        color="fg.muted"
      >
        {series.map((of) => (
          <chakra.span key={of} display="inline-flex" alignItems="center" gap="1.5">
            <i data-series={of} />
            {legend[of]}
          </chakra.span>
        ))}
      </chakra.div>
      <Drawing bars={bars} series={series} width={width} tick={tick} title={title} />
    </chakra.div>
  )
}
