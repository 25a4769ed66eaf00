import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const IV = 12
const TAG = 16

/** Encrypts a job's content for the table: AES-256-GCM, bound to the job's id. `key` has 32 bytes. */
export function sealContent(key: Buffer, id: string, content: unknown): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id))
  const sealed = [cipher.update(JSON.stringify(content)), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed])
}

/** Decrypts this job's content; throws for anything else. */
export function openContent(key: Buffer, id: string, bytes: Buffer): unknown {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(IV, IV + TAG))
  const opened = [decipher.update(bytes.subarray(IV + TAG)), decipher.final()]
  return JSON.parse(Buffer.concat(opened).toString())
}
