import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { pagePolicy } from '../../build/fill-image'
import { root } from '../../build/workspace.mjs'
import { createGateway } from '../../../tooling/start/gateway/index'
import { listening } from '../../../tooling/start/gateway/fake-site'
import { disable, endCanary, pin, unpin } from '../change/change'
import { rollback } from '../change/rollback'
import { configure } from '../change/configure'
import { candidateFrom } from '../publish/candidate'
import { publish } from '../publish/publish'
import { world, type World } from '../testing/world'

/** Whether nginx's start script would take these files. */
function isTaken({ site }: World): boolean {
  try {
    execFileSync('sha256sum', ['--check', '--status', '.gateway'], { cwd: site, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
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

/** The configuration of the page that deploy/nginx/page.sh writes from `.gateway`. */
function nginxPage({ site, folder }: World): string {
  const policy = path.join(folder, 'policy.conf')
  writeFileSync(policy, pagePolicy())
  const script = `set -eu
    check() { printf %s "$2" | grep -Eqx "$3" || { echo "$1 $2" >&2; exit 1; }; }
    . "$1/deploy/nginx/page.sh"
    policy=$2
    page_conf "$3" "$3" "$(allowed "$3" remotes)" "$(allowed "$3" api)"`
  return execFileSync('sh', ['-c', script, 'sh', root, policy, site], { encoding: 'utf8' })
}

test('nginx and the gateway of npm start send the same policy for the same store, also after a rollback', async (t) => {
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
  let sealed: string | null = null
  const both = async () => {
    const answer = await fetch(base)
    const nonce = /'nonce-(\w+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    const told = answer.headers.get('content-security-policy')?.replaceAll(nonce, '$request_id')
    sealed = answer.headers.get('integrity-policy')
    const more = sealed === null ? '' : `add_header Integrity-Policy '${sealed}' always;\n`
    assert.equal(
      nginxPage(w),
      `root ${w.site};\nadd_header Content-Security-Policy "${told}" always;\n${more}`,
    )
    return told ?? ''
  }
  const first = await both()
  assert.match(
    first,
    /script-src 'self' 'nonce-\S+' 'sha256-\S+' https:\/\/ensayo\.ejemplo\.mx:8443 http:\/\/\[::1\]:9000;/,
  )
  assert.match(first, /connect-src [^;]+ https:\/\/api\.ejemplo\.mx;/)
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
    await both(),
    /script-src 'self' 'nonce-\S+' 'sha256-\S+' https:\/\/probada\.ejemplo\.mx https:\/\/fijada\.ejemplo\.mx https:\/\/ensayo/,
  )
  await endCanary(w.parts, 'clientes')
  await unpin(w.parts, 'clientes', 'una')
  assert.equal(await both(), first)
  await publish(w.parts, [page('dos()')])
  assert.notEqual(await both(), first)
  await rollback(w.parts, 'host')
  assert.equal(await both(), first)
  assert.equal(sealed, null, 'a remote may come from elsewhere, without hashes')
  await configure(w.parts, { overrides: null })
  await both()
  assert.equal(sealed, 'blocked-destinations=(script)')
})
