import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import webpack from 'webpack'
import { createRemoteConfig } from '../../build/config/remote.ts'
import type { HostFacts } from '../../build/facts/facts.ts'
import { root, sharedPackage } from '../../build/workspace.ts'
import { candidateFrom } from '../records/candidate.ts'
import type { Remote } from '../testing/gates.ts'
import { gates, readBuild, type BuildRead, type InUse } from './index.ts'

/*
 * Runs the gates on bytes of the real configuration: a remote built correctly, and one with mistakes that only the
 * emitted modules show.
 */

const above = mkdtempSync(path.join(tmpdir(), 'gates-'))
after(() => rmSync(above, { recursive: true }))
const budgets = { inicio: 215, remoto: 20, remoteEntry: 2, 'en frío': 300 }
const ui = '@backoffice/shared/ui'

const clean = `import { defineRemote } from '@backoffice/shared'
import { Button, Page } from '@backoffice/shared/ui'
import { useState } from 'react'
function Ventas() { const [n, next] = useState(0); return <Page title="Ventas"><Button onClick={() => next(n + 1)}>{n}</Button></Page> }
export default defineRemote({ routes: [{ index: true, element: <Ventas /> }] })`

/** Compiles a remote in its own folder, and gives that folder and the errors of the build. */
async function compile(name: string, module: string) {
  const folder = path.join(above, name, 'remote-ventas')
  mkdirSync(path.join(folder, 'src'), { recursive: true })
  const data = {
    name: 'ventas',
    base: '/ventas',
    exposes: ['./module'],
    menu: [],
    routes: [{ path: '/ventas' }],
  }
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(data))
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "version": "0.1.0" }')
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: path.join(root, 'tsconfig.base.json') }),
  )
  writeFileSync(path.join(folder, 'src/module.tsx'), module)
  const compiler = webpack({ ...createRemoteConfig('ventas', { folder }), cache: false, stats: undefined })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)))
  })
  const errors = stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message)
  return { folder, errors }
}

async function build(name: string, module: string): Promise<Remote> {
  const { folder, errors } = await compile(name, module)
  assert.deepEqual(errors, [])
  return readBuild(candidateFrom('ventas', path.join(folder, 'dist'))) as Remote
}

let good: Remote
let bad: Remote
let host: HostFacts
let inUse: InUse

before(async () => {
  good = await build('good', clean)
  const fromAbove = path.relative(
    path.join(above, 'bad/remote-ventas/src'),
    path.join(root, 'shared/node_modules/react/index.js'),
  )
  bad = await build(
    'bad',
    clean
      .replace(`from 'react'`, `from '${fromAbove}'`)
      .replace('Button, Page', 'Button, Chart, Page')
      .replace('{n}</Button>', '{n}</Button><Chart />'),
  )
  const provides = {
    '@backoffice/shared': '*' as const,
    [ui]: ['Button', 'Page'],
    react: ['useState'],
    'react/jsx-runtime': ['jsx', 'jsxs'],
  }
  host = { format: 1, kind: 'host', app: 'host', shared: sharedPackage.version, provides, files: [] }
  inUse = {
    host,
    remotes: {
      clientes: {
        data: { ...good.remote, name: 'clientes', base: '/clientes' },
        facts: null,
      },
    },
  }
})

const said = (...candidates: BuildRead[]) =>
  gates(candidates, inUse, budgets).map(({ app, gate, sentence }) => `${app} ${gate} ${sentence}`)
const telling = (changes: object): Remote => ({
  ...good,
  remote: { ...good.remote, ...changes },
})

test('a build reports exactly what its code imports, and passes', () => {
  assert.deepEqual(good.facts.imports, {
    '@backoffice/shared': ['defineRemote'],
    [ui]: ['Button', 'Page'],
    react: ['useState'],
    'react/jsx-runtime': ['jsx'],
  })
  assert.equal(good.remote.contract, good.facts.contract)
  assert.ok(good.bytes > 1000)
  assert.deepEqual(said(good), [])
})

test('reports a second React by relative path, and a name that the host in use lacks', () => {
  const problems = said(bad).join('\n')
  assert.match(problems, /copies Lleva otra copia de react: \S*react\/\S+\.js y \d+ más/)
  assert.match(
    problems,
    /imports Su código toma de @backoffice\/shared\/ui lo que el host no ofrece: Chart\./,
  )
})

test('reports a remote.json that was changed after the build', () => {
  const menu = [{ label: 'Ventas', path: '/ventas', order: '10' }]
  assert.match(said(telling({ menu })).join(), /menu\[0\]\.order debe ser un número/)
  assert.match(
    said(telling({ base: '/clientes', routes: [{ path: '/clientes' }] })).join(),
    /choca con \/clientes/,
  )
  assert.match(
    said(telling({ routes: [{ path: '/ventas' }, { path: '/clientes/1' }] })).join(),
    /es de clientes/,
  )
  assert.match(
    said(telling({ routes: [{ path: '/ventas' }, { path: '/ventas/x' }] })).join(),
    /no tiene página/,
  )
  assert.match(said(telling({ contract: '^9.0.0' })).join(), /contract remote\.json dice/)
})

test('a host with shared 2.0.0 is refused because of this remote, and the remote because of that host', () => {
  const facts: HostFacts = { ...host, shared: '2.0.0' }
  const next: BuildRead = { app: 'host', facts, files: ['index.html'], named: [], bytes: 1 }
  const data = good.remote
  const using: InUse = { host, remotes: { ventas: { data, facts: good.facts } } }
  assert.match(
    gates([next], using, budgets)[0]?.sentence ?? '',
    /sin funcionar a ventas, que pide .* trae 2\.0\.0/,
  )
  assert.match(said(next, good).join(), /ventas contract Su código pide/)
})

const showing = (name: string) =>
  clean
    .replace('{ defineRemote }', '{ defineRemote, RemoteComponent }')
    .replace('{n}</Button>', `{n}</Button><RemoteComponent name=${name} props={{ idCliente: '7' }} />`)

test('a build reports what it shows of other remotes, with the props of the report for which it was built', async () => {
  assert.deepEqual([good.facts.uses, good.facts.offers], [{}, {}])
  const { facts } = await build('shows', showing('"clientes/PerfilCliente"'))
  const props = facts.uses?.['clientes/PerfilCliente']
  assert.equal(props?.['idCliente'], 'string')
  assert.ok('onRead?' in (props ?? {}))
})

test('a build fails if it does not say which component of another remote it shows', async () => {
  const place = path.relative(root, path.join(above, 'unknown/remote-ventas/src/module.tsx'))
  const { errors } = await compile('unknown', showing('{String(n)}'))
  assert.deepEqual(errors, [
    `ventas: ${place}:4: el nombre de <RemoteComponent> se escribe ahí mismo, entre comillas; de él se sabe, al publicar, qué usa este remoto de los demás.`,
  ])
})
