import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { composeWay } from './compose-way.ts'
import { update } from './update.ts'

/** `docker`, which writes down what it is asked and with which VERSION, and answers as the engine would. */
async function containers(t: TestContext, { salud = 200, may = 't' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'actualizar-compose-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/admin/salud' ? salud : 200
    response.end(request.url === '/remotes.json' ? '{"remotes":{}}' : '<!doctype html>')
  }).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await new Promise((done) => server.once('listening', done))
  const asked = join(folder, 'docker.txt')
  writeFileSync(
    join(folder, 'docker'),
    `#!/bin/sh
echo "$VERSION: $*" >> ${asked}
case "$*" in
  'compose config'*) echo '{"services":{"api":{"image":"backoffice/api:v1"}}}' ;;
  'image inspect backoffice/api:v9') exit 1 ;;
  *psql*) echo ${may} ;;
  'compose port'*) echo 127.0.0.1:${(server.address() as AddressInfo).port} ;;
esac
`,
  )
  chmodSync(join(folder, 'docker'), 0o755)
  writeFileSync(join(folder, '.env'), 'PORT=8080\nVERSION=v1\n')
  const said: string[] = []
  const go = (version: string) => {
    const env = { PATH: `${folder}:${process.env.PATH}` }
    return update(composeWay({ root: folder, env, version, seconds: 1 }), version, (line) => said.push(line))
  }
  const orders = () =>
    readFileSync(asked, 'utf8')
      .replaceAll(/\d{14}/g, 'INSTANTE')
      .split('\n')
      .filter((line) => /(stop|run|up) /.test(line))
  return { go, said, orders, settings: () => readFileSync(join(folder, '.env'), 'utf8') }
}

const api = 'compose run --rm -T --no-deps api node dist'
const backup = '/datos/respaldos/antes-de-v2-INSTANTE.respaldo'
const forward = [
  ': compose stop gateway api',
  `: ${api}/respaldo.js ${backup}`,
  `v2: ${api}/respaldo.js --probar ${backup}`,
  'v2: compose up -d --wait --no-build',
]

test('the containers of the new version are in use, and .env names it', async (t) => {
  const { go, orders, settings } = await containers(t)
  assert.equal(await go('v2'), true)
  assert.deepEqual(orders(), [...forward, 'v2: compose up -d --wait --no-build'])
  assert.equal(settings(), 'PORT=8080\nVERSION=v2\n')
})

test('a check that fails brings back the previous ones, with their data', async (t) => {
  const { go, orders, settings, said } = await containers(t, { salud: 503 })
  assert.equal(await go('v2'), false)
  assert.deepEqual(orders(), [
    ...forward,
    'v2: compose stop gateway api',
    `v1: ${api}/restaurar.js --apartar ${backup}`,
    'v1: compose up -d --wait --no-build',
  ])
  assert.equal(settings(), 'PORT=8080\nVERSION=v1\n')
  assert.equal(said.at(-1), 'Sigue en uso la versión anterior, con sus datos.')
})

test('refuses images that are not there, and a role that could not go back', async (t) => {
  const { go, said } = await containers(t)
  await assert.rejects(go('v9'), /No hay imágenes de la versión v9: VERSION=v9 docker compose build\./)
  const weak = await containers(t, { may: 'f' })
  await assert.rejects(weak.go('v2'), /alter role backoffice createdb/)
  assert.deepEqual([said, weak.said], [[], []])
})
