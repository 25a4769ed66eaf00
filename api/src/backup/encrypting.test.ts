import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { generateHybridIdentity, generateIdentity, identityToRecipient } from 'age-encryption'
import { eventually } from '../../test/eventually.ts'
import { decrypt, encrypt, encrypterFor } from './file/age.ts'

let [mine, spare] = ['', '']

before(async () => {
  ;[mine, spare] = [await generateIdentity(), await generateHybridIdentity()]
})

const encrypterOf = async (identities: string[]) =>
  encrypterFor(await Promise.all(identities.map(identityToRecipient)))

describe('encrypting a stream', () => {
  it('reads only a few pieces ahead of its consumer, however long it is', async () => {
    const MIB = 1024 * 1024
    const [long, most] = [16 * MIB, 2 * MIB]
    const [made, taken] = [
      { plain: 0, encrypted: 0 },
      { encrypted: 0, plain: 0 },
    ]
    async function* source() {
      const piece = Buffer.alloc(64 * 1024, 7)
      for (; made.plain < long; made.plain += piece.length) yield await Promise.resolve(piece)
    }
    async function* counted(encrypted: AsyncIterable<Uint8Array>) {
      for await (const piece of encrypted) {
        made.encrypted += piece.length
        assert.ok(made.plain - made.encrypted < most, 'encrypting')
        yield piece
      }
    }
    const encrypter = await encrypterOf([mine])
    for await (const piece of decrypt(counted(encrypt(source(), encrypter!)), [mine])) {
      taken.plain += piece.length
      // Lets all pending work proceed.
      await new Promise((resolve) => setImmediate(resolve))
      assert.ok(made.plain - taken.plain < most, `${made.plain - taken.plain} bytes under way`)
    }
    assert.equal(taken.plain, long)
  })

  it('stops reading when its consumer stops', async () => {
    let closed = false
    async function* endless() {
      try {
        for (;;) yield await Promise.resolve(Buffer.alloc(64 * 1024))
      } finally {
        closed = true
      }
    }
    const encrypter = await encrypterOf([mine])
    for await (const _ of decrypt(encrypt(endless(), encrypter!), [mine])) break
    await eventually(() => closed, 'the reading ends')
  })
})

describe('BACKUP_RECIPIENT', () => {
  it('is one public key or several; anything else is refused and never quoted', async () => {
    const recipient = await identityToRecipient(mine)
    assert.equal(encrypterFor([]), null)
    assert.ok(encrypterFor([recipient, await identityToRecipient(spare)]))
    const wrong = [
      'hola',
      'age1x',
      recipient.slice(0, -1),
      recipient.replace(/.$/, 'b'),
      mine,
      'ssh-ed25519 AAAA',
    ]
    for (const text of wrong)
      assert.throws(
        () => encrypterFor([recipient, text]),
        (error: Error) =>
          error.message.startsWith('BACKUP_RECIPIENT debe ser una clave pública') &&
          !error.message.includes(text),
        text,
      )
  })
})
