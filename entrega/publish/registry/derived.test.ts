import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { createGateway } from '@backoffice/gateway'
import { isDerived } from '@backoffice/gateway/derived'
import { listening } from '@backoffice/gateway/testing'
import { disable, endCanary, pin, unpin } from '../change/change.ts'
import { rollback } from '../testing/rollback.ts'
import { configure } from '../change/configure.ts'
import { candidateFrom } from '../records/candidate.ts'
import { publish } from '../publish/publish.ts'
import { world, type World } from '../testing/world.ts'

/** Whether the containers' gateway would take these files. */
function isTaken({ site }: World): boolean {
  const read = (name: string) => readFileSync(path.join(site, name))
  return isDerived(read('.gateway').toString(), read('remotes.json'), read('index.html'))
}

test('after every command the checksums fit registry and page; after an edit they do not, until the next command', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.remote('clientes', 'uno')])
  assert.equal(existsSync(path.join(w.site, '.gateway')), false, 'there is no page yet')
  await publish(w.parts, [w.host('uno')])
  assert.ok(isTaken(w))
  await publish(w.parts, [w.host('dos'), w.remote('clientes', 'dos')])
  assert.ok(isTaken(w))
  await rollback(w.parts, 'host')
  assert.ok(isTaken(w))
  for (const file of ['remotes.json', 'index.html']) {
    const whole = path.join(w.site, file)
    writeFileSync(whole, `${readFileSync(whole, 'utf8')},`)
    assert.ok(!isTaken(w), file)
    await disable(w.parts, 'clientes', 'se revisa')
    assert.ok(isTaken(w), file)
  }
})

test('the page’s policy follows the store, also after a rollback', async (t) => {
  const w = world(t)
  const page = (script: string) => {
    const host = w.host(script)
    const file = path.join(host.folder, 'index.html')
    writeFileSync(
      file,
      `<script type="application/json" id="integridad">{}</script><script>${script}</script>${readFileSync(file, 'utf8')}`,
    )
    return candidateFrom('host', host.folder, '0.1.0')
  }
  await publish(w.parts, [page('uno()'), w.remote('clientes', 'uno')])
  await configure(w.parts, {
    adminApiBase: 'https://api.ejemplo.mx/admin',
    overrides: ['https://ensayo.ejemplo.mx:8443', 'http://[::1]:9000'],
  })
  const base = await listening(t, await createGateway({ site: w.site, api: () => null }))
  const asked = async () => {
    const { headers } = await fetch(base)
    const policy = headers.get('content-security-policy') ?? ''
    return { policy: policy.replaceAll(/ 'nonce-\w+'/g, ''), sealed: headers.get('integrity-policy') }
  }
  const first = await asked()
  assert.match(
    first.policy,
    /script-src 'self' 'sha256-\S+' https:\/\/ensayo\.ejemplo\.mx:8443 http:\/\/\[::1\]:9000;/,
  )
  assert.match(first.policy, /connect-src [^;]+ https:\/\/api\.ejemplo\.mx;/)
  assert.equal(first.sealed, null, 'a remote may come from elsewhere, without hashes')
  const elsewhere = (code: string) => ({
    ...w.remote('clientes', code),
    manifest: `https://${code}.ejemplo.mx/mf-manifest.json`,
  })
  const own = elsewhere('fijada')
  await publish(w.parts, [own])
  await rollback(w.parts, 'clientes')
  await pin(w.parts, 'clientes', { release: own.release, empresa: 'una' })
  await publish(w.parts, [elsewhere('probada')], { canary: 10 })
  assert.match(
    (await asked()).policy,
    /script-src 'self' 'sha256-\S+' https:\/\/probada\.ejemplo\.mx https:\/\/fijada\.ejemplo\.mx https:\/\/ensayo/,
  )
  await endCanary(w.parts, 'clientes')
  await unpin(w.parts, 'clientes', 'una')
  assert.deepEqual(await asked(), first)
  await publish(w.parts, [page('dos()')])
  assert.notDeepEqual(await asked(), first)
  await rollback(w.parts, 'host')
  assert.deepEqual(await asked(), first)
  await configure(w.parts, { overrides: null })
  assert.equal((await asked()).sealed, 'blocked-destinations=(script)')
})
