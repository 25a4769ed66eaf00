import { conditions, unlimited } from '../web/conditions.ts'
import { shortPeerName } from './plots.ts'
import type { KeptFigure } from './kept.ts'

/** A table of a page, between `<!-- cifras: name -->` and `<!-- /cifras -->`. */
export interface Table {
  bench: string
  name: string
  /** How its figures are measured. */
  command: string
  head: readonly string[]
  rows: (figures: readonly KeptFigure[]) => Row[]
}

interface Row {
  cells: readonly string[]
  /** The days of what it shows. */
  fechas: readonly string[]
}

const number = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 })
const kilobytes = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const quotient = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const ratio = ({ ratio }: KeptFigure) => (ratio === null ? '—' : quotient.format(ratio))
const withUnit = (value: number | null, unit: string) =>
  value === null ? '—' : `${number.format(value)} ${unit}`.trim()

/** The figures whose name a pattern matches, each with what it captures. */
const named = (figures: readonly KeptFigure[], pattern: RegExp) =>
  figures.flatMap((figure) => {
    const [, short] = pattern.exec(figure.name) ?? []
    return short === undefined ? [] : [{ short, figure }]
  })

const compared = (figures: readonly KeptFigure[], pattern: RegExp, name = (short: string) => short): Row[] =>
  named(figures, pattern)
    .filter(({ figure }) => figure.baseline !== null && figure.unit !== '%')
    .map(({ short, figure }) => ({
      cells: [
        name(short),
        withUnit(figure.value, figure.unit),
        withUnit(figure.baseline, figure.unit),
        ratio(figure),
      ],
      fechas: [figure.fecha],
    }))

/**
 * The ratios of each visit under every condition, with the widest spread of its runs.
 * @param name what a row is called; null leaves the visit out
 */
function acrossConditions(
  figures: readonly KeptFigure[],
  what: string,
  name: (visit: string) => string | null,
): Row[] {
  const first = named(figures, new RegExp(`^(.+), ${unlimited.name}: ${what} \\(÷ una sola\\)$`))
  return first.flatMap(({ short: visit }) => {
    const its = conditions.flatMap((condition) =>
      figures.filter((figure) => figure.name === `${visit}, ${condition.name}: ${what} (÷ una sola)`),
    )
    const [said, widest] = [name(visit), Math.max(...its.map(({ spread }) => spread))]
    if (said === null || its.length < conditions.length) return []
    const fechas = its.map(({ fecha }) => fecha)
    return [{ cells: [said, ...its.map(ratio), `${Math.round(widest * 100)} %`], fechas }]
  })
}

/** The tables that pages take from the kept figures. */
export const tables: readonly Table[] = [
  {
    bench: 'web',
    name: 'bytes',
    command: 'npm run bench web -- --bytes',
    head: ['', 'kB', 'razón', 'peticiones'],
    rows: (figures) => {
      const requests = new Map(
        named(figures, /^(.+), sin límites: peticiones \(÷ una sola\)$/).map(({ short, figure }) => [
          short,
          figure,
        ]),
      )
      return named(figures, /^(.+), sin límites: bytes \(÷ una sola\)$/)
        .filter(({ figure }) => figure.value >= 1)
        .map(({ short, figure }) => {
          const asked = requests.get(short)
          const both = (one: KeptFigure, format: (n: number) => string) =>
            [one.value, one.baseline ?? Number.NaN].map(format).join(' / ')
          return {
            cells: [
              short,
              both(figure, kilobytes.format),
              ratio(figure),
              asked ? both(asked, number.format) : '—',
            ],
            fechas: [figure.fecha, ...(asked ? [asked.fecha] : [])],
          }
        })
    },
  },
  {
    bench: 'web',
    name: 'tiempos',
    command: 'npm run bench web',
    head: ['', ...conditions.map(({ name }) => name), 'dispersión'],
    rows: (figures) => [
      ...acrossConditions(figures, 'tiempo', (visit) => visit),
      ...acrossConditions(figures, 'primera pintura', (visit) =>
        visit.startsWith('/clientes') ? `${visit}: la primera pintura` : null,
      ),
    ],
  },
  {
    bench: 'peer',
    name: 'reactadmin',
    command: 'npm run bench peer',
    head: ['', 'el producto', 'react-admin', 'razón'],
    rows: (figures) => compared(figures, /^(.+)$/, shortPeerName),
  },
  {
    bench: 'list',
    name: 'lista',
    command: 'npm run bench list',
    head: ['ms de procesador', 'contrato simple: la lista entera en el navegador', 'por páginas'],
    rows: (figures) => {
      const paged = new Map(named(figures, /^páginas: (.+)$/).map(({ short, figure }) => [short, figure]))
      return named(figures, /^simple: (.+)$/).map(({ short, figure }) => ({
        cells: [short, number.format(figure.value), number.format(paged.get(short)?.value ?? Number.NaN)],
        fechas: [figure.fecha],
      }))
    },
  },
  {
    bench: 'api',
    name: 'api',
    command: 'BENCH_RUNS=3 npm run bench api',
    head: ['peticiones por segundo', 'la api', 'desnudo', 'razón'],
    rows: (figures) =>
      compared(figures, /^(.+): peticiones por segundo$/).map(
        ({ cells: [name, value, base, r], fechas }) => ({
          cells: [name, value, base, r].map((cell) => (cell ?? '').replace(' /s', '')),
          fechas,
        }),
      ),
  },
]

const day = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' })

/** A table as a page has it, with how and when it was measured. */
export function markdownOf({ command, head, rows }: Table, figures: readonly KeptFigure[]): string {
  const all = rows(figures)
  const days = [...new Set(all.flatMap(({ fechas }) => fechas))].sort()
  const told = [days[0], days.at(-1)].filter((one, i) => one !== undefined && (i === 0 || one !== days[0]))
  const when = told.map((one) => day.format(new Date(`${one}T00:00Z`))).join(' a ')
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const [what, ...others] = head
  return [
    line([[what, `\`${command}\``, when].filter(Boolean).join(', '), ...others]),
    `|${'---|'.repeat(head.length)}`,
    ...all.map(({ cells }) => line(cells)),
  ].join('\n')
}

/** A page with its tables written anew. */
export function withTables(page: string, kept: Record<string, readonly KeptFigure[]>): string {
  return page.replace(
    /(<!-- cifras: (\w+) -->\n)[^]*?(\n<!-- \/cifras -->)/g,
    (_all, begin: string, name: string, end: string) => {
      const table = tables.find((one) => one.name === name)
      if (!table) throw new Error(`no hay una tabla «${name}»`)
      return `${begin}${markdownOf(table, kept[table.bench] ?? [])}${end}`
    },
  )
}
