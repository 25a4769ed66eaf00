import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { rollback } from '../testing/rollback.ts'
import { keyOfEntry, readLog } from '../log/log.ts'
import { world } from '../testing/world.ts'
import { publish } from './publish.ts'
import { registryIn, inUse } from '../testing/publish.testing.ts'

test('the next command removes a stray comma from remotes.json, and what is in use stays', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.remote('clientes', 'uno'), w.remote('usuarios', 'uno')])
  const before = readFileSync(path.join(w.site, 'remotes.json'), 'utf8')
  writeFileSync(path.join(w.site, 'remotes.json'), before.replace('{', '{,'))
  await publish(w.parts, [w.remote('usuarios', 'uno')], { onlyNew: true })
  assert.equal(readFileSync(path.join(w.site, 'remotes.json'), 'utf8'), before)
  // Even a file that claims to be newer than the log.
  writeFileSync(path.join(w.site, 'remotes.json'), '{"format":1,"log":999,"remotes":{}}')
  await publish(w.parts, [w.remote('usuarios', 'uno')], { onlyNew: true })
  assert.equal(readFileSync(path.join(w.site, 'remotes.json'), 'utf8'), before)
})

test('a torn last entry changes nothing, keeps its number and blocks no command', async (t) => {
  const w = world(t)
  await publish(w.parts, [w.remote('clientes', 'uno')])
  const two = w.remote('clientes', 'dos')
  writeFileSync(path.join(w.site, keyOfEntry(2)), '{"number": 2, "at": "2026-')
  const log = await readLog(w.store)
  assert.deepEqual([log.last, log.torn], [2, ['.log/000002.json']])
  assert.equal((await publish(w.parts, [two]))?.number, 3)
  assert.equal(inUse(w), two.release)
})

test('a release with a damaged record is missing alone, and releasing it again repairs it', async (t) => {
  const w = world(t)
  const one = w.remote('clientes', 'uno')
  await publish(w.parts, [one, w.remote('usuarios', 'uno')])
  writeFileSync(path.join(w.site, `.releases/clientes/${one.release}.json`), '')
  await publish(w.parts, [w.remote('usuarios', 'dos')])
  assert.deepEqual(Object.keys(registryIn(w).remotes), ['usuarios'])
  await publish(w.parts, [w.remote('clientes', 'dos')])
  await rollback(w.parts, 'clientes', { release: one.release }).then(
    () => assert.fail('nothing is known of it'),
    (error: Error) => assert.match(error.message, /ya no están/),
  )
  assert.deepEqual(Object.keys(registryIn(w).remotes), ['clientes', 'usuarios'])
})
