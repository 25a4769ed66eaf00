import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { root } from '../../tooling/start/before/root.mjs'
import { figure } from '../statistics.ts'
import { barChart } from './barChart.ts'
import { made } from './index.ts'
import { readKept, withResults } from './kept.ts'
import { plots } from './plots.ts'
import { tables } from './tables.ts'

const bars = {
  title: 'Peso <de> A & B',
  description: 'Cuánto pesa cada uno.',
  unit: 'kB',
  sides: ['aquí', 'allá'] as const,
  lines: [
    { name: '/login', value: 50, base: 100 },
    { name: '/clientes', value: 25, base: null },
  ],
}

const widths = (svg: string, kind: string) =>
  [...svg.matchAll(new RegExp(`<rect class="${kind}" x="300" y="(?!34")\\d+" width="([\\d.]+)"`, 'g'))].map(
    ([, width]) => Number(width),
  )

it('draws each bar in proportion to the largest, with its figure', () => {
  const svg = barChart(bars)
  const [base = 0] = widths(svg, 'base')
  assert.deepEqual(widths(svg, 'value'), [base / 2, base / 4])
  assert.match(svg, />50 kB</)
  assert.match(svg, />100 kB</)
})

it('says what it shows to those who do not see it, and brings colours for a dark page', () => {
  const svg = barChart(bars)
  assert.match(svg, /role="img" aria-labelledby="title desc"/)
  assert.match(svg, /<title id="title">Peso &lt;de&gt; A &amp; B<\/title>/)
  assert.match(svg, /<desc id="desc">Cuánto pesa cada uno\.<\/desc>/)
  assert.match(svg, /prefers-color-scheme: dark/)
})

it('without anything to compare with there is one bar a line and no second side', () => {
  const svg = barChart({ ...bars, lines: [{ name: '/login', value: 50, base: null }] })
  assert.equal(widths(svg, 'base').length, 0)
  assert.doesNotMatch(svg, /allá/)
})

it('a drawing takes its lines from the figures of its bench, by their names', () => {
  const figures = [
    figure('/login en frío, sin límites: bytes (÷ una sola)', 'kB', [200], [180]),
    figure('/login en frío, sin límites: peticiones (÷ una sola)', '', [9], [6]),
    figure('/login en frío, limitado: bytes (÷ una sola)', 'kB', [1], [1]),
    figure('/login en frío, sin límites: bytes (÷ abc1234)', 'kB', [1], [1]),
  ]
  const of = (file: string) => plots.find((plot) => plot.file === file)?.draw(figures).lines
  assert.deepEqual(of('bytes'), [{ name: '/login en frío', value: 200, base: 180 }])
  assert.deepEqual(of('peticiones'), [{ name: '/login en frío', value: 9, base: 6 }])
})

it('the comparison with react-admin is drawn in percent, since it has several units', () => {
  const figures = [
    figure('la lista, sin límites: tiempo', 'ms', [150], [200]),
    figure('la lista, 4× CPU: memoria', 'MB', [6], [8]),
  ]
  assert.deepEqual(plots.find(({ file }) => file === 'reactadmin')?.draw(figures).lines, [
    { name: 'la lista', value: 75, base: null },
    { name: 'la lista, 4× CPU: memoria', value: 75, base: null },
  ])
})

it('drawings and tables are those of the kept figures: npm run bench graficas writes them', () => {
  for (const [file, text] of made(readKept()))
    assert.equal(readFileSync(join(root, file), 'utf8'), text, file)
})

it('every table stands in a page once, and has rows', () => {
  const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const shown = pages.flatMap((page) => [...page.matchAll(/<!-- cifras: (\w+) -->/g)].map(([, name]) => name))
  assert.deepEqual(shown.sort(), tables.map(({ name }) => name).sort())
  const kept = readKept()
  for (const { bench, rows, name } of tables) assert.ok(rows(kept[bench] ?? []).length > 2, name)
})

it('a run that measured a part leaves the other figures, with their days', () => {
  const before = [
    { ...figure('uno', 'kB', [1]), fecha: '2026-01-01' },
    { ...figure('dos', 'kB', [2]), fecha: '2026-01-01' },
  ]
  const after = withResults(before, [figure('dos', 'kB', [3]), figure('tres', 'kB', [4])], '2026-02-02')
  assert.deepEqual(
    after.map(({ name, value, fecha }) => [name, value, fecha]),
    [
      ['uno', 1, '2026-01-01'],
      ['dos', 3, '2026-02-02'],
      ['tres', 4, '2026-02-02'],
    ],
  )
})

it('every drawing that docs/rendimiento.md shows is there, and is one of these', () => {
  const page = readFileSync(join(root, 'docs/rendimiento.md'), 'utf8')
  const shown = [...page.matchAll(/\]\(rendimiento\/(\w+)\.svg\)/g)].map(([, file]) => file ?? '')
  assert.ok(shown.length > 0)
  for (const file of shown) {
    assert.ok(existsSync(join(root, `docs/rendimiento/${file}.svg`)), file)
    assert.ok(
      plots.some((plot) => plot.file === file),
      file,
    )
  }
})
