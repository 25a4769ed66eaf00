import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { it } from 'node:test'
import { readConfig } from '../../../config.ts'
import { FatalError } from '../../../fatal.ts'
import { startDatabase } from '../../../start.ts'

/** The sentence with which a start on this database fails. */
async function refusal(DATABASE_URL: string): Promise<string> {
  const nothing = { onProgress: () => {}, onEmbedded: () => {} }
  const error = await startDatabase(readConfig({ DATABASE_URL }), nothing).then(
    () => assert.fail('it started'),
    (error: unknown) => error,
  )
  assert.ok(error instanceof FatalError, String(error))
  return error.message
}

it('reports a malformed address without its password', async () => {
  for (const url of ['postgres://a:secreta@equipo:99999/b', 'postgres://[::/b']) {
    const sentence = await refusal(url)
    assert.match(sentence, /^DATABASE_URL no es una dirección de PostgreSQL/)
    assert.doesNotMatch(sentence, /secreta/)
  }
})

it('reports that nothing, or something other than PostgreSQL, answers there', async () => {
  const other = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const { port } = other.address() as AddressInfo
  for (const at of [1, port]) {
    assert.match(await refusal(`postgres://a@127.0.0.1:${at}/b`), /^No se pudo conectar con la base de datos/)
  }
  other.close()
})
