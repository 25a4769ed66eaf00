import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar as Rect } from '@visx/shape'
import type { DrawnProps } from './drawn.ts'

const NAME = 20
const BAR = 9
const GAP = 8
/** How wide a character is, at most. */
const CHARACTER = 7

/** Bars that lie under their names, which may be long. */
export function Lying({ bars, series, width, title }: DrawnProps) {
  const each = NAME + series.length * (BAR + 1)
  const height = bars.length * (each + GAP)
  const places = scaleBand({
    domain: bars.map((_, n) => n),
    range: [0, height],
    paddingInner: GAP / (each + GAP),
  })
  const most = Math.max(1, ...bars.flatMap((bar) => series.map((of) => bar[of] ?? 0)))
  const amounts = scaleLinear({ domain: [0, most], range: [0, width] })
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      {bars.map((bar, n) => (
        <g key={n} transform={`translate(0 ${places(n) ?? 0})`}>
          <text data-name="" y={NAME - 6}>
            {cut(bar.name, Math.floor(width / CHARACTER))}
          </text>
          {series.map((of, m) => (
            <Rect
              key={of}
              data-series={of}
              y={NAME + m * (BAR + 1)}
              width={Math.max(bar[of] ? 1 : 0, amounts(bar[of] ?? 0))}
              height={BAR}
              rx={2}
            >
              <title>{title(bar, of)}</title>
            </Rect>
          ))}
        </g>
      ))}
    </svg>
  )
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
