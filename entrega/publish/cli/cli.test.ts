import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newKeys } from '../evidence/evidence.ts'
import { publish } from '../publish/publish.ts'
import { world } from '../testing/world.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Runs a command as a person does, in a process of its own. */
const command = async (name: string, ...args: string[]) =>
  (await promisify(execFile)(process.execPath, [`${name}.ts`, ...args], { cwd: here })).stdout

test('releases and canary say what they are asked, and the canary that fails ends', async (t) => {
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
    new RegExp(`clientes ${next.release}: su prueba termina; fallaron`),
  )
  assert.match(await command('canary', '--to', site, ...told), /^Ninguna versión está en prueba\./)
})

test('config shows and changes what the registry says besides its remotes, and refuses what is no origin', async (t) => {
  const { parts, remote, site } = world(t)
  await publish(parts, [remote('clientes', 'first')])
  const config = (...args: string[]) => command('config', '--to', site, ...args)
  assert.match(await config(), /no dice nada más que los remotos/)
  assert.match(
    await config('--overrides', 'https://a.example, https://b.example', '--admin-api-base', '/api'),
    /n\.º 2 · .*\n {2}el registro dice base de la api: \/api; orígenes para probar: https:\/\/a\.example, https:\/\/b\.example/,
  )
  assert.match(await config('--admin-api-base', ''), /n\.º 3 .*\n {2}el registro dice orígenes para probar/)
  assert.match(await config(), /^el registro dice orígenes para probar: .*b\.example\n$/)
  for (const [option, value] of [
    ['--overrides', 'https://a.example/x'],
    ['--admin-site-base', 'a.example'],
    ['--evidence', 'hola'],
  ] as const)
    await assert.rejects(config(option, value), /no es un origen|no es una dirección|no es una clave/)
  assert.match(await config('--evidence', newKeys().publicKey, '--force', 'x'), /a la fuerza, «x», aunque:/)
})

test('rollback takes several apps, each with its release or without; canary ends a canary when told', async (t) => {
  const { parts, remote, site } = world(t)
  const [first, second, third] = ['first', 'second', 'third'].map((code) => remote('clientes', code))
  assert.ok(first && second && third)
  await publish(parts, [first, remote('usuarios', 'first')])
  await publish(parts, [second, remote('usuarios', 'second')])
  await publish(parts, [third], { canary: 10 })
  assert.match(
    await command('canary', 'clientes', '--terminar', '--to', site),
    new RegExp(`terminó la prueba de ${third.release}`),
  )
  const said = await command('rollback', 'usuarios', 'clientes', first.release, '--to', site)
  assert.match(said, new RegExp(`se volvió a usuarios .*\n {2}se volvió a clientes ${first.release}`))
  await assert.rejects(command('rollback', '0.1.0-x', '--to', site), /Uso: npm run rollback/)
  await assert.rejects(
    command('rollback', 'clientes', '--to', site),
    /no hay una versión anterior a la que volver\. Cualquier otra se nombra: npm run releases -- clientes/,
  )
  await assert.rejects(
    command('releases', 'clientes', '--at', '2025-01-01T00:00', '--to', site),
    /clientes no se había publicado en .* en ese momento/,
  )
})
