import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { remoteNames } from '@backoffice/entrega/build/workspace'
import { root } from '../../../../tooling/start/before/root.mjs'

interface ComposeFile {
  services: Record<
    string,
    { build?: { args: Record<string, string> }; environment?: Record<string, string>; profiles?: string[] }
  >
}
const read = (file: string) => parse(readFileSync(join(root, file), 'utf8'), { merge: true }) as ComposeFile
const { services } = read('docker-compose.yml')

test('the gateway knows the remotes with a service, and each service builds its own', () => {
  const containers = Object.keys(services).filter((name) => name.startsWith('remote-'))
  const built = containers.map((name) => services[name]?.build?.args.REMOTE ?? '')
  assert.deepEqual(
    containers,
    built.map((name) => `remote-${name}`),
  )
  const told = /\$\{REMOTES:-(.*)\}/.exec(services.gateway?.environment?.REMOTES ?? '')?.[1]?.split(' ') ?? []
  assert.deepEqual([...told].sort(), [...built].sort())
  for (const name of told) assert.ok(remoteNames.includes(name), name)
})

for (const file of ['docker-compose.almacen.yml', 'docker-compose.deposito.yml'])
  test(`over a store no remote’s container starts (${file})`, () => {
    const { gateway, deposito: _mirror, ...others } = read(file).services
    assert.equal(gateway?.environment?.ALMACEN, '/srv/almacen')
    const containers = Object.keys(services).filter((name) => name.startsWith('remote-'))
    assert.deepEqual(
      others,
      Object.fromEntries(containers.map((name) => [name, { profiles: ['contenedores'] }])),
    )
  })
