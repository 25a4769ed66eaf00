/** One bar, and what it is compared with. */
export interface Bar {
  name: string
  /** For the axis, where there is less room. */
  short?: string | null | undefined
  value: number
  /** null: there is nothing to compare it with. */
  former: number | null
}

export type Series = 'former' | 'value'

/** What a drawing is made of. */
export interface DrawnProps {
  bars: Bar[]
  series: Series[]
  width: number
  /** A figure of the axis. */
  tick(value: number): string
  /** What the pointer reads on a bar. */
  title(bar: Bar, of: Series): string
}
