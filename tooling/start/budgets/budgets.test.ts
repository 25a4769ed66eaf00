import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { breaches, measure } from './budgets.ts'

const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [
    { path: './module', assets: { js: { sync: ['a.js'], async: ['b.js'] }, css: { sync: [], async: [] } } },
  ],
}

const files: Record<string, string | Buffer> = {
  'index.html':
    '<script src=/assets/main.js></script><link href="/assets/x.woff2"><script src=/assets/main.js></script>{"assets/shell.1a.js":"sha384-x","assets/section.2b.js":"sha384-y"}',
  'remotes.json': JSON.stringify({
    remotes: { clientes: { manifest: '/remotes/clientes/1/mf-manifest.json' } },
  }),
  'assets/main.js': 'x'.repeat(5000),
  'assets/main.js.br': Buffer.alloc(100),
  'assets/x.woff2': Buffer.alloc(1000),
  'remotes/clientes/1/mf-manifest.json': JSON.stringify(manifest),
  'assets/shell.1a.js.br': Buffer.alloc(7),
  'assets/shell.1a.js': 'x'.repeat(500),
  'assets/section.2b.js.br': Buffer.alloc(8),
  'assets/section.2b.js': 'x'.repeat(500),
  'remotes/clientes/1/remoteEntry.js.br': Buffer.alloc(10),
  'remotes/clientes/1/a.js.br': Buffer.alloc(20),
  'remotes/clientes/1/b.js.br': Buffer.alloc(30),
}

test('the page weighs as much as the files it names, a remote as much as its entry and its module', (t) => {
  const site = mkdtempSync(join(tmpdir(), 'budgets-'))
  t.after(() => rmSync(site, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    writeFileSync(join(site, name), content)
  }
  const { inicio = 0, clientes, 'clientes/remoteEntry': entry, 'clientes/en frío': cold = 0 } = measure(site)
  assert.equal(clientes, 60)
  assert.equal(entry, 10)
  assert.equal(cold - inicio, 7 + 8 + 10 + 20)
  assert.ok(inicio > 1100 && inicio < 1250, String(inicio))
})

test('reports what exceeds its budget by more than 3 %; a remote without its own budget has the common one', () => {
  const budgets = { inicio: 200, remoto: 20, remoteEntry: 2, 'en frío': 240 }
  assert.deepEqual(breaches({ inicio: 206_000, quinto: 20_600, 'quinto/remoteEntry': 2_060 }, budgets), [])
  const said = (weights: Record<string, number>) => breaches(weights, budgets).join()
  assert.match(said({ inicio: 206_001 }), /inicio pesa 206\.0 kB y su presupuesto es de 200/)
  assert.match(said({ quinto: 20_601 }), /quinto pesa 20\.6 kB y su presupuesto es de 20/)
  assert.match(
    said({ 'quinto/en frío': 247_300 }),
    /quinto\/en frío pesa 247\.3 kB y su presupuesto es de 240/,
  )
  assert.match(
    said({ 'quinto/remoteEntry': 2_061 }),
    /quinto\/remoteEntry pesa 2\.1 kB y su presupuesto es de 2:/,
  )
})
