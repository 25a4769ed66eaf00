import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const b64 = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

/** A passkey in software, as a browser would use it at an address. */
export function passkey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count])
  }
  const credential = { id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} }

  return {
    /** The answer to the options of a registration. */
    register({ challenge }: { challenge: string }) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const data = Buffer.concat([
        ...[authData(0x45), Buffer.alloc(16), Buffer.from([0, id.length]), id],
        isoCBOR.encode(cose),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      const response = {
        clientDataJSON: b64(clientData('webauthn.create', challenge)),
        attestationObject: b64(isoCBOR.encode(attestation as never)),
        transports: ['internal', 'inventado'],
      }
      return { ...credential, response }
    },
    /** The answer to the options of a sign-in. */
    sign({ challenge }: { challenge: string }) {
      const data = authData(0x05)
      const client = clientData('webauthn.get', challenge)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(signature),
      }
      return { ...credential, response }
    },
  }
}
