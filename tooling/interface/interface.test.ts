import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { changesOf } from './changes.ts'
import { check, publish } from './check.ts'
import { neededVersion } from './verdict.ts'

type Sources = Record<string, string>

const button = `/** A button. */\nexport function Button(props: { label: string; busy?: boolean }): string { return props.label }\n`

/** A package with three doors, one of which remotes do not take from the host. */
function sharedPackage(t: TestContext, sources: Sources = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'interfaz-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const version = (number: string) =>
    write(
      'package.json',
      JSON.stringify({
        name: '@backoffice/shared',
        version: number,
        exports: { './ui': './src/ui/index.ts', './contract': './src/contract/index.ts' },
      }),
    )
  version('1.2.0')
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "strict": true, "module": "ESNext", "moduleResolution": "bundler", "target": "ES2022", "lib": ["ES2022"], "types": [] }, "include": ["src"] }',
  )
  const all: Sources = {
    'contract/index.ts': 'export type Cliente = { _id: string }\n',
    'ui/index.ts': button,
  }
  for (const [path, text] of Object.entries({ ...all, ...sources })) write(`src/${path}`, text)
  const run = (options: { renew?: boolean } = {}) => check({ folder, ...options }).join('\n')
  return { folder, version, run, ui: (text: string) => write('src/ui/index.ts', text) }
}

/** The same package with 1.2.0 published. */
function publishedPackage(t: TestContext) {
  const shared = sharedPackage(t)
  assert.equal(shared.run({ renew: true }), '')
  publish(shared.folder)
  assert.equal(shared.run(), '')
  return shared
}

test('names a missing or stale report and the command that updates it', (t) => {
  const { folder, run, ui } = sharedPackage(t)
  assert.match(run(), /se renuevan con `npm run interface`[\s\S]*\/ui: nuevo: Button/)
  assert.equal(run({ renew: true }), '')
  assert.equal(run(), '')
  ui(`${button}export const size = 20\n`)
  assert.match(run(), /\/ui: nuevo: size/)
  assert.equal(run({ renew: true }), '')
  assert.match(readFileSync(join(folder, 'api/ui.api.md'), 'utf8'), /export const size = 20/)
})

test('a report lists a door’s exports, and names the contract’s types instead of repeating them', (t) => {
  const { folder, run } = sharedPackage(t, {
    'ui/index.ts': `import type { Cliente } from '../contract'\nexport const name = (cliente: Cliente) => cliente._id\n`,
  })
  run({ renew: true })
  const report = readFileSync(join(folder, 'api/ui.api.md'), 'utf8')
  assert.match(report, /import type \{ Cliente \} from '@backoffice\/shared\/contract'/)
  assert.doesNotMatch(report, /_id: string/)
})

test('removing a published name needs a higher major version', (t) => {
  const { run, ui, version } = publishedPackage(t)
  ui('export const size = 20\n')
  const problem = run({ renew: true })
  assert.match(problem, /publicadas con 1\.2\.0.*es 1\.2\.0 y debe ser 2\.0\.0 o mayor/)
  assert.match(problem, /\/ui: ya no está: Button; nuevo: size/)
  version('1.3.0')
  assert.match(run(), /es 1\.3\.0 y debe ser 2\.0\.0/)
  version('2.0.0')
  assert.equal(run(), '')
})

test('additions need a higher minor version, once until the next publication', (t) => {
  const { folder, run, ui, version } = publishedPackage(t)
  ui(`${button}export const size = 20\n`)
  assert.match(run({ renew: true }), /debe ser 1\.3\.0 o mayor/)
  version('1.3.0')
  assert.equal(run({ renew: true }), '')
  ui(`${button}export const size = 20\nexport const width = 30\n`)
  assert.equal(run({ renew: true }), '')
  publish(folder)
  ui(button)
  assert.match(
    run({ renew: true }),
    /publicadas con 1\.3\.0[\s\S]*debe ser 2\.0\.0[\s\S]*ya no está: size, width/,
  )
})

test('doors that remotes do not take at run time may change freely', (t) => {
  const { folder, run } = publishedPackage(t)
  writeFileSync(join(folder, 'src/contract/index.ts'), 'export type Usuario = { _id: string }\n')
  assert.equal(run({ renew: true }), '')
})

test('a removed door counts as a removal', (t) => {
  const { folder, run } = publishedPackage(t)
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { exports: object }
  writeFileSync(file, JSON.stringify({ ...manifest, exports: { './contract': './src/contract/index.ts' } }))
  assert.match(run({ renew: true }), /debe ser 2\.0\.0[\s\S]*ui\.api\.md: ya no está: Button/)
})

const report = (code: string) => `# x\n\n\`\`\`ts\n${code}\n\`\`\`\n`

/** The effect of `after` on a remote built against `before`. */
function changes(t: TestContext, before: string, after: string) {
  const folder = mkdtempSync(join(tmpdir(), 'interfaz-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return changesOf(folder, report(before), report(after))
}

const props = (more: string) =>
  `interface Props { label: string${more} }\nexport function Button(input: Props): { width: number }`

test('judges a change by the promises of the old version', (t) => {
  const is = (before: string, after: string) => {
    const { removed, broken, widened, added } = changes(t, before, after)
    return { removed, broken, widened, added }
  }
  const none = { removed: [], broken: [], widened: [], added: [] }
  assert.deepEqual(is(props(''), props('; busy?: boolean')), { ...none, widened: ['Props'] })
  assert.deepEqual(is(props(''), props('; busy: boolean')).broken, ['Button'])
  assert.deepEqual(is(props('; size: 1 | 2'), props('; size: 1 | 2 | 3')).broken, [])
  assert.deepEqual(is(props('; size: 1 | 2'), props('; size: 1')).broken, ['Button'])
  assert.deepEqual(is('export const ask: () => string', 'export const ask: () => string | null').broken, [
    'ask',
  ])
  assert.deepEqual(
    is('export class E { readonly a: string }', 'export class E { readonly b: string }').broken,
    ['E'],
  )
  assert.deepEqual(is('export type A = 1', 'export const b: 1'), { ...none, removed: ['A'], added: ['b'] })
  assert.deepEqual(
    is(`import { x } from 'react'\nexport { x }`, `import { x } from 'react'\nexport { x }`),
    none,
  )
})

test('an unresolved type counts as a breakage instead of as any', (t) => {
  const { broken } = changes(
    t,
    `import type { Gone } from './gone'\nexport const a: Gone`,
    'export const a: number',
  )
  assert.match(broken.join(), /gone/)
})

test('requires the version of the most serious change', () => {
  const none = { removed: [], broken: [], widened: [], added: [] }
  const needed = (...all: object[]) =>
    neededVersion('1.4.2', new Map(all.map((change, at) => [`/${at}`, { ...none, ...change }])))
  assert.equal(needed(), '1.4.2')
  assert.equal(needed({}), '1.4.2')
  assert.equal(needed({ added: ['a'] }, { widened: ['b'] }), '1.5.0')
  assert.equal(needed({ added: ['a'] }, { broken: ['b'] }), '2.0.0')
})
