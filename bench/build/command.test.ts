import assert from 'node:assert/strict'
import { once } from 'node:events'
import { it } from 'node:test'
import { begin, seconds } from './command.ts'

const node = (code: string): [string, ...string[]] => [process.execPath, '-e', code]

it('notes what a command says until it is ready, and the command goes on', async () => {
  const command = begin('.', node(`console.log('uno\\n\\nListo');setInterval(() => {}, 1000)`))
  const said = await command.until(/^Listo/)
  assert.deepEqual(
    said.map(({ line }) => line),
    ['uno', 'Listo'],
  )
  assert.ok(seconds(said) > 0)
  assert.equal(command.child.exitCode, null)
  command.child.kill()
  await once(command.child, 'close')
})

it('a command that fails, or ends before it is ready, is no measurement', async () => {
  const ended = begin('.', node(`console.log('uno')`))
  await assert.rejects(ended.until(/^Listo/), /terminó sin decir/)
  await assert.rejects(begin('.', node('process.exit(3)')).done, /terminó con 3/)
})

it('the time of a command that ends is its whole time', async () => {
  const said = await begin('.', node(`console.log('uno')`)).done
  assert.equal(said.at(-1)?.line, 'fin')
  assert.equal(seconds(said), said.at(-1)?.at)
})
