import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { all } from '../../../tooling/settings/manual.ts'
import { root } from '../../../tooling/start/before/root.mjs'

const read = (name: string) => readFileSync(join(root, 'deploy/systemd', name), 'utf8')
const services = ['backoffice.service', 'backoffice-respaldo.service']

const noSystemd =
  spawnSync('systemd-analyze', ['--version']).status !== 0 &&
  'no hay systemd-analyze en este equipo: los servicios no se revisaron'

for (const name of services)
  test(`${name} is as closed as the manual says`, { skip: noSystemd }, () => {
    const path = join(root, 'deploy/systemd', name)
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', path], {
      encoding: 'utf8',
    })
    const found = /Overall exposure level for \S+ (\d+\.\d) OK/.exec(stdout)?.[1]
    assert.ok(found, stdout.slice(-500))
    const manual = readFileSync(join(root, 'docs/operacion/servidor.md'), 'utf8')
    const [, told = ''] = new RegExp(`\`${name.replaceAll('.', '\\.')}\` (\\d+\\.\\d)`).exec(manual) ?? []
    // Later versions of systemd look at more.
    assert.ok(
      Math.abs(Number(told) - Number(found)) <= 0.3,
      `${name}: the manual says ${told}, systemd ${found}`,
    )
  })

test('systemd takes every unit as it is', { skip: noSystemd }, () => {
  const units = [...services, 'backoffice-respaldo.timer'].map((name) => join(root, 'deploy/systemd', name))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], {
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
  assert.equal(stderr, '')
})

test('the services set only what the product reads, and are closed alike', () => {
  const texts = services.map(read)
  for (const text of texts)
    for (const [, name = ''] of text.matchAll(/(?<=^Environment=.*)\b([A-Z][A-Z_0-9]+)=/gm))
      assert.ok(Object.hasOwn(all, name) || ['NODE_ENV', 'HOME'].includes(name), name)
  const closed = texts.map((text) =>
    text.match(/^(Protect|Private|Restrict|System|Capability|NoNew|Lock).*$/gm),
  )
  assert.ok(closed[0] && closed[0].length >= 20)
  assert.deepEqual(closed[0], closed[1])
})
