import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { publish } from '../publish/publish'
import { world } from '../testing/world'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Runs a command as a person does, in a process of its own. */
const command = async (name: string, ...args: string[]) =>
  (await promisify(execFile)(process.execPath, ['--import', 'tsx', `${name}.ts`, ...args], { cwd: here }))
    .stdout

test('releases and canary say what they are asked, and a canary that fails returns', async (t) => {
  const { parts, remote, site } = world(t)
  const [first, next] = [remote('clientes', 'first'), remote('clientes', 'next')]
  await publish(parts, [first])
  await publish(parts, [next], { canary: 10 })
  const rows = [
    { remoto: 'clientes', version: first.release, cargas: 500, fallos: {}, errores: 0 },
    { remoto: 'clientes', version: next.release, cargas: 10, fallos: { code: 40 }, errores: 0 },
  ]
  const api = createServer((_, answer) => answer.end(JSON.stringify(rows))).listen(0, '127.0.0.1')
  t.after(() => api.close())
  await once(api, 'listening')
  const told = ['--telemetria', `http://127.0.0.1:${(api.address() as AddressInfo).port}`]

  assert.match(
    await command('releases', '--to', site),
    new RegExp(`en prueba: ${next.release}, en 10 de cada cien`),
  )
  assert.match(
    await command('releases', 'clientes', '--to', site, '--cuentas', ...told),
    new RegExp(`clientes ${next.release}: en 24 horas, cargas 10, fallidas 40 \\(code 40\\), errores 0`),
  )
  const { apps } = JSON.parse(await command('releases', '--to', site, '--json')) as {
    apps: { app: string }[]
  }
  assert.deepEqual(
    apps.map(({ app }) => app),
    ['clientes'],
  )
  const exported = await command('releases', '--to', site, '--exportar', 'registro')
  assert.equal((JSON.parse(exported) as { format: number }).format, 1)

  assert.match(
    await command('canary', '--to', site, ...told),
    new RegExp(`clientes ${next.release}: volvió; fallaron`),
  )
  assert.match(await command('canary', '--to', site, ...told), /^Ninguna versión está en prueba\./)
})
