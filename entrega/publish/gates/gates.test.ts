import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HostFacts } from '../../build/facts/facts.ts'
import { gates, type BuildRead } from './index.ts'
import { budgets, ui, dataOf, factsOf, hostFacts, remote, inUse, said } from '../testing/gates.ts'

const host = (facts: Partial<HostFacts> = {}): BuildRead => ({
  app: 'host',
  facts: { ...hostFacts, ...facts },
  files: ['index.html'],
  named: [],
  bytes: 100,
})

test('builds that fit what is in use pass, and every problem says how to repair it', () => {
  assert.deepEqual(said(remote()), [])
  assert.deepEqual(said(host(), remote(), remote({}, 'clientes')), [])
  assert.deepEqual(gates([remote()], { host: null, remotes: {} }, budgets), [])
  const [problem] = gates([remote({ bytes: 10_301 })], inUse, budgets)
  assert.match(`${problem?.sentence} | ${problem?.repair}`, /^ventas pesa 10\.3 kB .* de 10\. \| Quitar peso/)
})

test('for a remote.json that the host could not read, the problem names the member and what it should be', () => {
  const data = { ...dataOf('ventas'), menu: [{ label: 'Ventas', path: '/ventas', order: '10' }] }
  assert.deepEqual(said(remote({ remote: data })), [
    'ventas schema remote.json no se puede leer: menu[0].order debe ser un número, sin comillas.',
  ])
  assert.match(said(remote({ remote: null })).join(), /ventas schema .* el archivo debe ser un objeto/)
})

test('an address belongs to one app', () => {
  const based = (base: string) => {
    const data = { ...dataOf('ventas'), base, routes: [{ path: base }] }
    return said(remote({ remote: data, facts: { ...factsOf('ventas'), routes: [base] } })).join('\n')
  }
  assert.match(
    based('/clientes'),
    /ventas neighbours Su base \/clientes choca con \/clientes, que es de clientes/,
  )
  assert.match(based('/clientes/ventas'), /choca con \/clientes/)
  assert.match(based('/login'), /\/login, que es del host/)
  assert.equal(based('/clientes-nuevos'), '')
  const routes = [{ path: '/clientes/nuevo' }]
  const theirs = said(remote({ remote: { ...dataOf('ventas'), routes } })).join('\n')
  assert.match(theirs, /Su ruta \/clientes\/nuevo es de clientes/)
  assert.match(said(remote({ remote: dataOf('otro') })).join(), /se llama «otro», y se publica como «ventas»/)
  const twins = said(
    remote({ remote: { ...dataOf('ventas'), base: '/x', routes: [{ path: '/x' }] } }),
    remote({ remote: { ...dataOf('rentas'), base: '/x' } }, 'rentas'),
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
    remote({ facts, remote: { ...dataOf('ventas'), contract: '*', exposes: ['./module', './Venta'] } }),
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
    remote: { ...dataOf('ventas'), contract: '^1.2.0' },
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
    remote: { ...dataOf('clientes'), contract: '^2.0.0' },
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
