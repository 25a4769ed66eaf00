import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { pin } from '../change/change.ts'
import { publish } from '../publish/publish.ts'
import { recordOf } from '../records/candidate.ts'
import { toJson } from '../store/store.ts'
import { world } from '../testing/world.ts'
import { overview } from './overview.ts'

test('names a canary and a pin that nobody gets, and says that their sessions get the release in use', async (t) => {
  const { parts, remote, store, site } = world(t)
  const [first, second] = [remote('clientes', 'first'), remote('clientes', 'second')]
  await publish(parts, [first])
  await publish(parts, [second], { canary: 10 })
  await pin(parts, 'clientes', { release: second.release, empresa: '7' })
  assert.deepEqual((await overview(store)).problems, [])

  const key = `.releases/clientes/${second.release}.json`
  const kept = await store.read(key)
  const broken = { ...recordOf(second), remote: { ...second.remote, menu: 'none' } }
  assert.ok(kept && (await store.replace(key, toJson(broken), kept.tag)))
  assert.deepEqual((await overview(store)).problems, [
    'clientes.canary.remote.menu: debe ser una lista. Esas sesiones reciben la versión en uso.',
    'clientes.pins.7.remote.menu: debe ser una lista. Esas sesiones reciben la versión en uso.',
  ])

  rmSync(path.join(site, key))
  const { problems } = await overview(store)
  assert.match(problems.join('\n'), /, en prueba: no se sabe nada de esa versión\. Esas sesiones/)
  assert.match(problems.join('\n'), /, de la empresa 7: no se sabe nada de esa versión\. Esas sesiones/)
})
