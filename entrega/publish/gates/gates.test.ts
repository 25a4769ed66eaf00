import type { RemoteManifest } from '@backoffice/shared/contract'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HostFacts, RemoteFacts } from '../../build/facts/facts.ts'
import { gates, type HostCandidate, type InUse, type RemoteCandidate } from './index.ts'

const budgets = { inicio: 10, remoto: 10, entrada: 2, 'en frío': 300 }
const ui = '@backoffice/shared/ui'

const dataOf = (name: string): RemoteManifest => ({
  name,
  base: `/${name}`,
  contract: '^1.1.0',
  exposes: ['./module'],
  menu: [],
  routes: [{ path: `/${name}` }],
})

const factsOf = (app: string): RemoteFacts => ({
  format: 1,
  kind: 'remote',
  app,
  shared: '1.1.0',
  contract: '^1.1.0',
  imports: { [ui]: ['Button'], react: '*' },
  exposes: { './module': ['default'] },
  routes: [`/${app}`],
  copies: [],
  files: ['entry.js'],
})

const hostFacts: HostFacts = {
  format: 1,
  kind: 'host',
  app: 'host',
  shared: '1.1.0',
  provides: { [ui]: ['Button', 'Card'], react: ['useState'] },
  files: [],
}

const remote = (changes: Partial<RemoteCandidate> = {}, app = 'ventas'): RemoteCandidate => ({
  kind: 'remote',
  app,
  data: dataOf(app),
  facts: factsOf(app),
  files: ['entry.js', 'mf-manifest.json'],
  named: ['entry.js'],
  bytes: 100,
  ...changes,
})

const host = (facts: Partial<HostFacts> = {}): HostCandidate => ({
  kind: 'host',
  app: 'host',
  facts: { ...hostFacts, ...facts },
  files: ['index.html'],
  named: [],
  bytes: 100,
})

const inUse: InUse = {
  host: hostFacts,
  remotes: { clientes: { data: dataOf('clientes'), facts: factsOf('clientes') } },
}

const said = (...candidates: (RemoteCandidate | HostCandidate)[]) =>
  gates(candidates, inUse, budgets).map(({ app, gate, sentence }) => `${app} ${gate} ${sentence}`)

test('builds that fit what is in use pass, and every problem says how to repair it', () => {
  assert.deepEqual(said(remote()), [])
  assert.deepEqual(said(host(), remote(), remote({}, 'clientes')), [])
  assert.deepEqual(gates([remote()], { host: null, remotes: {} }, budgets), [])
  const [problem] = gates([remote({ bytes: 10_301 })], inUse, budgets)
  assert.match(`${problem?.sentence} | ${problem?.repair}`, /^ventas pesa 10\.3 kB .* de 10\. \| Quitar peso/)
})

test('for a remote.json that the host could not read, the problem names the member and what it should be', () => {
  const data = { ...dataOf('ventas'), menu: [{ label: 'Ventas', path: '/ventas', order: '10' }] }
  assert.deepEqual(said(remote({ data })), [
    'ventas schema remote.json no se puede leer: menu[0].order debe ser un número, sin comillas.',
  ])
  assert.match(said(remote({ data: null })).join(), /ventas schema .* el archivo debe ser un objeto/)
})

test('an address belongs to one app', () => {
  const based = (base: string) => {
    const data = { ...dataOf('ventas'), base, routes: [{ path: base }] }
    return said(remote({ data, facts: { ...factsOf('ventas'), routes: [base] } })).join('\n')
  }
  assert.match(
    based('/clientes'),
    /ventas neighbours Su base \/clientes choca con \/clientes, que es de clientes/,
  )
  assert.match(based('/clientes/ventas'), /choca con \/clientes/)
  assert.match(based('/login'), /\/login, que es del host/)
  assert.equal(based('/clientes-nuevos'), '')
  const routes = [{ path: '/clientes/nuevo' }]
  const theirs = said(remote({ data: { ...dataOf('ventas'), routes } })).join('\n')
  assert.match(theirs, /Su ruta \/clientes\/nuevo es de clientes/)
  assert.match(said(remote({ data: dataOf('otro') })).join(), /se llama «otro», y se publica como «ventas»/)
  const twins = said(
    remote({ data: { ...dataOf('ventas'), base: '/x', routes: [{ path: '/x' }] } }),
    remote({ data: { ...dataOf('rentas'), base: '/x' } }, 'rentas'),
  )
  assert.match(twins.join(), /ventas neighbours .* es de rentas.*rentas neighbours .* es de ventas/)
})

test('routes, exposed modules and the contract must match the code', () => {
  const facts = {
    ...factsOf('ventas'),
    routes: ['/ventas', '/ventas/:id'],
    exposes: { './module': ['rutas'] },
  }
  const problems = said(
    remote({ facts, data: { ...dataOf('ventas'), contract: '*', exposes: ['./module', './Venta'] } }),
  ).join('\n')
  assert.match(problems, /routes src\/module\.tsx tiene una página en \/ventas\/:id/)
  assert.match(problems, /module \.\/module no exporta nada con «export default»/)
  assert.match(problems, /module remote\.json ofrece \.\/Venta/)
  assert.match(problems, /contract remote\.json dice «contract»: «\*», y su código pide \^1\.1\.0/)
})

test('the host in use, or the one released with it, must provide what a remote imports', () => {
  const asking = remote({
    facts: { ...factsOf('ventas'), imports: { [ui]: ['Card', 'Chart'], [`${ui}/map`]: '*' } },
  })
  assert.deepEqual(said(asking), [
    `ventas imports Su código toma de ${ui} lo que el host no ofrece: Chart.`,
    `ventas imports Su código usa ${ui}/map, que el host no ofrece.`,
  ])
  const provides = { ...hostFacts.provides, [ui]: ['Button', 'Card', 'Chart'], [`${ui}/map`]: ['Map'] }
  assert.deepEqual(said(host({ provides }), asking), [])
  const newer = {
    data: { ...dataOf('ventas'), contract: '^1.2.0' },
    facts: { ...factsOf('ventas'), contract: '^1.2.0' },
  }
  assert.deepEqual(said(remote(newer)), [
    'ventas contract Su código pide @backoffice/shared ^1.2.0, y el host trae 1.1.0.',
  ])
  assert.deepEqual(said(host({ shared: '1.2.0' }), remote(newer)), [])
})

test('a host names each remote that it would break, unless a fitting build of that remote is released with it', () => {
  assert.deepEqual(said(host({ shared: '2.0.0' })), [
    'host breaks Dejaría sin funcionar a clientes, que pide @backoffice/shared ^1.1.0, y el host trae 2.0.0.',
  ])
  assert.match(
    said(host({ provides: { react: '*' } })).join(),
    /a clientes, que usa .*\/ui, que el host no ofrece/,
  )
  const next = {
    data: { ...dataOf('clientes'), contract: '^2.0.0' },
    facts: { ...factsOf('clientes'), contract: '^2.0.0' },
  }
  assert.deepEqual(said(host({ shared: '2.0.0' }), remote(next, 'clientes')), [])
  assert.match(said(host({ shared: '2.0.0' }), remote({}, 'clientes')).join(), /^clientes contract/)
  const old = { ...inUse, remotes: { clientes: { data: dataOf('clientes'), facts: null } } }
  assert.match(
    gates([host({ shared: '2.0.0' })], old, budgets)[0]?.sentence ?? '',
    /sin funcionar a clientes/,
  )
  assert.deepEqual(gates([host({ provides: {} })], old, budgets), [])
})

test('reports copies of singletons, missing files and missing facts', () => {
  const copies = ['a', 'b', 'c'].map((module) => ({ package: 'react', module }))
  assert.deepEqual(said(remote({ facts: { ...factsOf('ventas'), copies } })), [
    'ventas copies Lleva otra copia de react: a y 2 más.',
  ])
  assert.deepEqual(said(remote({ files: ['mf-manifest.json'] })), ['ventas files Falta el archivo entry.js.'])
  assert.match(said(remote({ named: null })).join(), /files Falta mf-manifest\.json/)
  assert.match(said(remote({ facts: null })).join(), /^ventas facts La construcción no trae facts\.json/)
})

const perfil = 'clientes/PerfilCliente'
type Props = Record<string, string>

/** A remote that offers this, or uses it with the props for which it was built. */
const offering = (props: Props | null, exposes = ['./PerfilCliente']): RemoteCandidate =>
  remote(
    {
      data: { ...dataOf('clientes'), exposes: ['./module', ...exposes] },
      facts: {
        ...factsOf('clientes'),
        exposes: Object.fromEntries(['./module', ...exposes].map((each) => [each, ['default']])),
        offers: { './PerfilCliente': props },
      },
    },
    'clientes',
  )
const using = (props: Props | null) => remote({ facts: { ...factsOf('ventas'), uses: { [perfil]: props } } })
const runs = ({ data, facts }: RemoteCandidate) => ({ data: data as RemoteManifest, facts })
const props = { idCliente: 'string', 'onRead?': '((nombre: (null | string)) => void)' }

const offers = (candidates: (RemoteCandidate | HostCandidate)[], beside: Partial<InUse>) =>
  gates(candidates, { host: hostFacts, remotes: {}, ...beside }, budgets)
    .filter(({ gate }) => gate === 'offers')
    .map(({ app, sentence, repair }) => `${app}: ${sentence} ${repair}`)

test('a remote that no longer offers what another uses is refused, unless that one comes along without it', () => {
  const remotes = { clientes: runs(offering(props)), ventas: runs(using(props)) }
  assert.deepEqual(offers([offering(props)], { remotes }), [])
  assert.deepEqual(offers([offering(props, [])], { remotes }), [
    `clientes: Dejaría a ventas sin ${perfil}: esta versión no lo ofrece. Ofrecerlo como antes, o publicar en el mismo paso un ventas construido con lo que esta versión ofrece.`,
  ])
  assert.deepEqual(offers([offering(props, []), remote()], { remotes }), [])
})

test('a remote that uses what no other offers is refused, unless that one comes along', () => {
  const without = { clientes: runs(offering(props, [])) }
  assert.match(
    offers([using(props)], { remotes: without }).join(),
    /^ventas: Usa clientes\/PerfilCliente, y la versión de clientes en uso no lo ofrece\. /,
  )
  assert.deepEqual(offers([using(props), offering(props)], { remotes: without }), [])
  assert.match(offers([using(props)], {}).join(), /y clientes no está publicado\. Publicar antes clientes/)
})

test('props of an offer may widen and not narrow; each sentence names the prop', () => {
  const said = (now: Props) => offers([offering(now)], { remotes: { ventas: runs(using(props)) } }).join()
  assert.equal(said({ ...props, 'nuevo?': 'string' }), '')
  assert.equal(said({ ...props, idCliente: '(null | string)' }), '')
  assert.equal(
    said({ 'idCliente?': 'string', 'onRead?': '((nombre: string) => void)' }).includes('exige'),
    false,
  )
  assert.match(
    said({ ...props, empresa: 'string' }),
    /sin clientes\/PerfilCliente: esta versión exige «empresa»\./,
  )
  assert.match(said({ 'onRead?': props['onRead?'], id: 'string' }), /ya no toma «idCliente» y exige «id»/)
  assert.match(said({ ...props, idCliente: 'number' }), /toma «idCliente» de otro tipo/)
  // It would call the function of ventas with what that does not expect.
  const called = { ...props, 'onRead?': '((nombre: (null | string | undefined)) => void)' }
  assert.match(said(called), /toma «onRead» de otro tipo/)
})

test('a canary and the release of an empresa count, with what helps; two empresas never meet', () => {
  const clientes = { app: 'clientes', ...runs(offering(props, [])) }
  const remotes = { clientes: runs(offering(props)) }
  assert.match(
    offers([using(props)], { remotes, ofSome: [clientes] }).join(),
    /la versión de clientes en prueba no lo ofrece\. Terminar antes esa prueba: npm run canary -- clientes --terminar/,
  )
  const pinned = { ...clientes, empresa: '7' }
  assert.match(
    offers([using(props)], { remotes, ofSome: [pinned] }).join(),
    /clientes de la empresa 7 no lo ofrece\. Soltarla antes/,
  )
  const own = { app: 'ventas', empresa: '7', ...runs(remote()) }
  assert.deepEqual(offers([using(props)], { remotes, ofSome: [pinned, own] }), [])
  const users = { app: 'ventas', empresa: '8', ...runs(using(props)) }
  assert.match(
    offers([offering(props, [])], { remotes, ofSome: [users] }).join(),
    /Dejaría a ventas de la empresa 8 sin clientes\/PerfilCliente/,
  )
})

test('releases from before these facts are judged by what they do say', () => {
  const old = { data: dataOf('ventas'), facts: factsOf('ventas') }
  assert.deepEqual(offers([offering(props, [])], { remotes: { ventas: old } }), [])
  const exposing = { ...runs(offering(null)), facts: null }
  assert.deepEqual(offers([using(props)], { remotes: { clientes: exposing } }), [])
  assert.deepEqual(offers([using(null)], { remotes: { clientes: runs(offering(props)) } }), [])
})
