export interface Bars {
  title: string
  /** What the drawing shows, in one sentence, for those who do not see it. */
  description: string
  unit: string
  /** What the two bars of each line are; the second is only drawn where there is one. */
  sides: readonly [string, string]
  lines: readonly { name: string; value: number; base: number | null }[]
}

const WIDTH = 720
const LABELS = 300
const FIGURES = 90
const BAR = 12
const TOP = 58
const FONT = 13

const number = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 })

/** Both schemes keep a contrast of 4.5 for text and 3 for bars; the drawing brings its own ground. */
const style = `
  text { font: ${FONT}px system-ui, sans-serif; fill: #1a202c }
  .ground { fill: #ffffff } .value { fill: #2b6cb0 } .base { fill: #7c8594 } .title { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    text { fill: #edf2f7 } .ground { fill: #171c26 } .value { fill: #63b3ed } .base { fill: #8a94a6 }
  }`

/** A horizontal bar chart as the text of an SVG file. */
export function barChart({ title, description, unit, sides, lines }: Bars): string {
  const bars = lines.some(({ base }) => base !== null) ? 2 : 1
  const step = bars * (BAR + 2) + 12
  const height = TOP + lines.length * step + 4
  const most = Math.max(...lines.flatMap(({ value, base }) => [value, base ?? 0]), Number.MIN_VALUE)
  const long = (value: number) => Math.round((value / most) * (WIDTH - LABELS - FIGURES) * 10) / 10
  const bar = (kind: 'value' | 'base', value: number, y: number) => [
    `<rect class="${kind}" x="${LABELS}" y="${y}" width="${long(value)}" height="${BAR}" rx="2"/>`,
    text(`${number.format(value)} ${unit}`.trim(), LABELS + long(value) + 6, y + BAR - 1),
  ]
  const drawn = lines.flatMap(({ name, value, base }, i) => {
    const y = TOP + i * step
    return [
      text(name, LABELS - 10, y + (bars * (BAR + 2)) / 2 + 4, 'text-anchor="end"'),
      ...bar('value', value, y),
      ...(base === null ? [] : bar('base', base, y + BAR + 2)),
    ]
  })
  const legend = sides.slice(0, bars).flatMap((side, i) => {
    const x = LABELS + i * 200
    const kind = i === 0 ? 'value' : 'base'
    return [
      `<rect class="${kind}" x="${x}" y="34" width="${BAR}" height="${BAR}" rx="2"/>`,
      text(side, x + 18, 45),
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(description)}</desc>`,
    `<style>${style}\n</style>`,
    `<rect class="ground" width="${WIDTH}" height="${height}"/>`,
    text(title, 12, 22, 'class="title"'),
    ...legend,
    ...drawn,
    '</svg>\n',
  ].join('\n')
}

function text(words: string, x: number, y: number, more = ''): string {
  return `<text x="${x}" y="${y}"${more && ` ${more}`}>${escaped(words)}</text>`
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
