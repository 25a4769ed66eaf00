import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar as Rect } from '@visx/shape'
import type { DrawnProps } from './drawn.ts'

const HEIGHT = 224
const TOP = 8
const BOTTOM = 28
const LEFT = 52
/** How much room a name under its bars needs. */
const NAME = 56

/** Bars that stand: a row of months. */
export function Standing({ bars, series, width, tick, title }: DrawnProps) {
  const places = scaleBand({ domain: bars.map((_, n) => n), range: [LEFT, width], padding: 0.28 })
  const beside = scaleBand({ domain: series, range: [0, places.bandwidth()], padding: 0.08 })
  const most = Math.max(1, ...bars.flatMap((bar) => series.map((of) => bar[of] ?? 0)))
  const amounts = scaleLinear({ domain: [0, most], range: [HEIGHT - BOTTOM, TOP], nice: 4 })
  // A count has no halves.
  const ticks = amounts.ticks(4).filter((value) => most > 4 || Number.isInteger(value))
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`}>
      {ticks.map((value) => (
        <line key={value} x1={LEFT} x2={width} y1={amounts(value)} y2={amounts(value)} />
      ))}
      {bars.flatMap((bar, n) =>
        series.map((of) => (
          <Rect
            key={`${n} ${of}`}
            data-series={of}
            x={(places(n) ?? 0) + (beside(of) ?? 0)}
            y={amounts(bar[of] ?? 0)}
            width={beside.bandwidth()}
            height={Math.max(0, amounts(0) - amounts(bar[of] ?? 0))}
            rx={Math.min(2, beside.bandwidth() / 4)}
          >
            <title>{title(bar, of)}</title>
          </Rect>
        )),
      )}
      <AxisLeft
        scale={amounts}
        left={LEFT}
        tickValues={ticks}
        tickFormat={(value) => tick(Number(value))}
        hideAxisLine
        hideTicks
        tickLabelProps={{ textAnchor: 'end', dx: -4, dy: 4 }}
      />
      <AxisBottom
        scale={places}
        top={HEIGHT - BOTTOM}
        numTicks={Math.max(2, Math.floor((width - LEFT) / NAME))}
        tickFormat={(n) => bars[n]?.short ?? bars[n]?.name ?? ''}
        hideAxisLine
        hideTicks
        tickLabelProps={{ textAnchor: 'middle', dy: 4 }}
      />
    </svg>
  )
}
