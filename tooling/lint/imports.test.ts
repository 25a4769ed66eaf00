import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { root } from '../start/before/root.mjs'

const require = createRequire(import.meta.url)
const { forbidden } = require(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string; comment: string }[]
}
const doorsOf = (name: string) =>
  Object.values(
    (require(join(root, name, 'package.json')) as { exports: Record<string, string> }).exports,
  ).map((file) => `${name}/${file.slice(2)}`)

type Files = Record<string, string>

/** One violation of each rule: the offending file and its content. */
const breaches: Record<string, [file: string, text: string]> = {
  'contract-is-a-leaf': ['shared/src/contract/mal.ts', `import 'axios'`],
  'texts-need-nothing': ['shared/src/contract/text/mal.ts', `import { z } from 'zod'\nz`],
  'shared-contract': ['shared/src/contract/capa.ts', `import '../format'`],
  'shared-format': ['shared/src/format/mal.ts', `import '../http'`],
  'shared-form': ['shared/src/form/mal.ts', `import '../ui'`],
  'shared-router': ['shared/src/router/mal.ts', `import '../stores'`],
  'shared-stores': ['shared/src/stores/mal.ts', `import '../http'`],
  'shared-http': ['shared/src/http/mal.ts', `import '../ui'`],
  'shared-remote': ['shared/src/remote/mal.ts', `import '../http'`],
  'shared-ui': ['shared/src/ui/mal.ts', `import '../resource'`],
  'shared-resource': ['shared/src/resource/mal.ts', `import '../testing'`],
  'shared-cliente': ['shared/src/cliente/mal.ts', `import '../stores'`],
  'only-the-doors-of-shared': ['remote-clientes/src/puerta.ts', `import '../../shared/src/ui/Button'`],
  'no-app-imports-another': ['remote-clientes/src/ajeno.ts', `import '../../remote-usuarios/src/module'`],
  'only-the-doors-of-entrega': ['host/src/entrega.ts', `import '../../entrega/page/idle-of'`],
  'only-the-doors-of-gateway': ['tooling/mal.ts', `import '../gateway/src/handler'`],
  'the-gateway-runs-alone': ['gateway/src/mal.ts', `import '@backoffice/shared/contract'`],
  'the-page-knows-its-room': ['entrega/page/mal.ts', `import '../build/who'`],
  'features-meet-in-module': ['remote-clientes/src/list/mal.ts', `import '../form/form'`],
  'api-knows-the-contract-only': ['api/src/mal.ts', `import '@backoffice/shared/format'`],
  'api-platform-knows-no-resource': [
    'api/src/platform/http/mal.ts',
    `import '../../resources/clientes/routes'`,
  ],
  'shared-knows-no-app': ['shared/src/http/app.ts', `import '../../../host/src/index'`],
  'kit-stays-in-shared': ['host/src/kit.tsx', `import 'axios'`],
  'no-zod-in-the-browser': ['host/src/zod.ts', `import { z } from 'zod'\nz`],
  'types-alone-of-the-contract': [
    'host/src/contrato.ts',
    `import { a } from '@backoffice/shared/contract'\na`,
  ],
  'testing-stays-in-tests': ['remote-clientes/src/list/prueba.ts', `import '@backoffice/shared/testing'`],
  'nothing-that-ships-imports-a-test': ['host/src/envia.ts', `import './a.test'`],
  'examples-stay-in-the-catalogue': ['shared/src/ui/vitrina.ts', `import './catalog/catalog'`],
  'product-imports-no-tooling': ['host/src/tooling.ts', `import '../../tooling/x'`],
  'releasing-is-told-its-world': ['entrega/publish/publish/mundo.ts', `import '../../build/who'`],
  ...Object.fromEntries(
    ['places', 'offline', 'search', 'session', 'shortcuts', 'shell', 'router', 'dashboard', 'login'].map(
      (room): [string, [string, string]] => [
        `host-${room}`,
        [`host/src/${room}/sube.ts`, `import '../index'`],
      ],
    ),
  ),
  // Not even types go in a circle.
  'no-circles': ['api/src/circulo.ts', `import type { V } from './vuelta'\nexport type C = V`],
  found: ['host/src/nada.ts', `import './no-existe'`],
}

/** The files that the violations import. */
const around: Files = {
  ...Object.fromEntries(
    [...doorsOf('shared'), ...doorsOf('entrega'), ...doorsOf('gateway')].map((file) => [
      file,
      'export const a = 1\n',
    ]),
  ),
  ...Object.fromEntries(
    ['http', 'stores', 'remote'].map((layer) => [`shared/src/${layer}/index.ts`, 'export {}\n']),
  ),
  'shared/src/ui/Button.tsx': 'export const Button = 1\n',
  'shared/src/ui/catalog/catalog.ts': 'export const c = 1\n',
  'remote-usuarios/src/module.ts': 'export const m = 1\n',
  'remote-clientes/src/form/form.ts': 'export const f = 1\n',
  'host/src/index.ts': 'export const h = 1\n',
  'host/src/a.test.ts': 'export const t = 1\n',
  'api/src/resources/clientes/routes.ts': 'export const r = 1\n',
  'api/src/vuelta.ts': `import type { C } from './circulo'\nexport type V = C\n`,
  'tooling/x.ts': 'export const x = 1\n',
  'bench/x.ts': 'export const x = 1\n',
  'deploy/checks/x.ts': 'export const x = 1\n',
  'gateway/src/handler.ts': 'export const g = 1\n',
  'entrega/build/who.ts': 'export const w = 1\n',
  'entrega/page/idle-of.ts': 'export const i = 1\n',
}

/** Imports that the rules must allow. */
const allowed: Files = {
  'shared/src/contract/zod.ts': `import { z } from 'zod'\nexport const s = z\n`,
  'shared/src/contract/text/index.ts': `export const t = 1\n`,
  'shared/src/contract/entidades.ts': `export const e = 1\n`,
  'shared/src/format/bien.ts': `export { t } from '../contract/text'\nexport { e } from '../contract/entidades'\n`,
  'shared/src/http/bien.ts': `import '../stores'\nimport type { a } from '../contract'\nexport type A = typeof a\n`,
  'shared/src/ui/bien.tsx': `import '@chakra-ui/react'\nimport '../format'\n`,
  'host/src/bien.ts': `import '@backoffice/entrega/page'\nimport '@backoffice/shared/ui'\nimport type { a } from '@backoffice/shared/contract'\nexport type A = typeof a\n`,
  'host/src/guarda.test.ts': `import '@backoffice/shared/contract'\nimport '@backoffice/shared/testing'\n`,
  'remote-clientes/src/module.tsx': `import './form/form'\nimport '@backoffice/shared'\n`,
  'remote-clientes/src/bootstrap.tsx': `import '@backoffice/shared/testing'\n`,
  'gateway/src/bien.ts': `import type { a } from '@backoffice/shared/contract'\nexport type A = typeof a\n`,
  'entrega/publish/bien.ts': `import '@backoffice/gateway'\n`,
  'api/src/bien.ts': `import '@backoffice/shared/contract'\nimport 'zod'\n`,
}

const packages = ['@chakra-ui/react', 'axios', 'zod']

/** A small workspace like this one, plus these files. */
function workspace(t: TestContext, files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries({ ...around, ...files })) write(path, text)
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, 'exports.z = 1\n')
  }
  for (const file of [
    '.dependency-cruiser.cjs',
    'tsconfig.base.json',
    'shared/package.json',
    'entrega/package.json',
    'gateway/package.json',
  ]) {
    cpSync(join(root, file), join(folder, file))
  }
  mkdirSync(join(folder, 'node_modules/@backoffice'))
  for (const name of ['shared', 'entrega', 'gateway'])
    symlinkSync(join(folder, name), join(folder, 'node_modules/@backoffice', name))
  return folder
}

/** The rules that each file breaks, as `rule file`. */
function cruise(folder: string): string[] {
  const script = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const targets = [
    'shared',
    'entrega',
    'gateway',
    'host',
    'remote-clientes',
    'api',
    'tooling',
    'bench',
    'deploy',
  ]
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [script, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...targets],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64e6 },
  )
  assert.ok(stdout, stderr)
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] }
  }
  return summary.violations.map(({ rule, from }) => `${rule.name} ${from}`)
}

test('every rule finds its violation', (t) => {
  const found = cruise(workspace(t, Object.fromEntries(Object.values(breaches))))
  for (const { name } of forbidden) {
    const [file] = breaches[name] ?? assert.fail(`no breach of ${name} is tried`)
    assert.ok(found.includes(`${name} ${file}`), `${name} let ${file} pass; found:\n${found.join('\n')}`)
  }
})

test('allowed imports pass', (t) => {
  const folder = workspace(t, allowed)
  rmSync(join(folder, 'api/src/vuelta.ts'))
  assert.deepEqual(cruise(folder), [])
})

test('every rule says how to fix a violation', () => {
  for (const { name, comment } of forbidden) assert.ok(comment.length > 30, name)
})
