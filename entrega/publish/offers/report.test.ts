import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { isReportOfToday, offersIn, reportOf } from './report.ts'

/** A remote that offers one component with these props. */
function remoteWith(t: TestContext, props: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'offers-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(path.join(folder, 'src'))
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "lib": ["ES2022"] } }',
  )
  const offer = (text: string) =>
    writeFileSync(
      path.join(folder, 'offers.ts'),
      `interface Lote { total: number; hijos: Lote[] }\ninterface Props ${text}\nexport interface RemoteComponents { 'x/Perfil': Props }\n`,
    )
  offer(props)
  return { folder, offer, perfil: () => offersIn(folder)['./Perfil'] }
}

test('a report spells out the repository’s own types and names those of packages', (t) => {
  const { perfil } = remoteWith(
    t,
    `{ id: string; lote?: Pick<Lote, 'total'>; raiz: Lote; onDone?(at: Date, more?: boolean): Promise<void>; list: readonly ('b' | 'a')[] }`,
  )
  assert.deepEqual(perfil(), {
    id: 'string',
    list: '(("a" | "b"))[]',
    'lote?': '(undefined | { "total": number })',
    'onDone?':
      '(((at: Foreign<"Date">, more?: (boolean | undefined)) => Foreign<"Promise", void>) | undefined)',
    raiz: '{ "hijos": (Foreign<"… Lote">)[]; "total": number }',
  })
})

test('a report goes stale with the props, and is written again', (t) => {
  const { folder, offer } = remoteWith(t, '{ id: string }')
  assert.equal(isReportOfToday(folder), false)
  assert.equal(isReportOfToday(folder, { renew: true }), false)
  assert.equal(isReportOfToday(folder), true)
  assert.deepEqual(JSON.parse(readFileSync(reportOf(folder), 'utf8')), { './Perfil': { id: 'string' } })
  offer('{ id: number }')
  assert.equal(isReportOfToday(folder), false)
})
