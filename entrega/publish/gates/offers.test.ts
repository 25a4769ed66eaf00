import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gates, type BuildRead, type InUse } from './index.ts'
import { budgets, dataOf, factsOf, hostFacts, remote, type Remote } from '../testing/gates.ts'

const perfil = 'clientes/PerfilCliente'
type Props = Record<string, string>

/** A remote that offers this, or uses it with the props for which it was built. */
const offering = (props: Props | null, exposes = ['./PerfilCliente']) =>
  remote(
    {
      remote: { ...dataOf('clientes'), exposes: ['./module', ...exposes] },
      facts: {
        ...factsOf('clientes'),
        exposes: Object.fromEntries(['./module', ...exposes].map((each) => [each, ['default']])),
        offers: { './PerfilCliente': props },
      },
    },
    'clientes',
  )
const using = (props: Props | null) => remote({ facts: { ...factsOf('ventas'), uses: { [perfil]: props } } })
const runs = ({ remote: data, facts }: Remote) => ({ data, facts })
const props = { idCliente: 'string', 'onRead?': '((nombre: (null | string)) => void)' }

const offers = (candidates: BuildRead[], beside: Partial<InUse>) =>
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
