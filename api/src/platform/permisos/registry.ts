import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { z } from 'zod'

const WITHIN_MS = 1_000
const MAX_BYTES = 1024 * 1024
/** What a tree that is to be stored may hold is bounded too (the contract's `permisos`). */
const MAX_NAMES = 200

const registry = z.object({ remotes: z.record(z.string(), z.unknown()) })
const name = z
  .string()
  .max(100)
  .regex(/^[a-z][a-z0-9_-]*(\.[a-z][a-z0-9_-]*){1,4}$/)
const entry = z.object({ remote: z.object({ permissions: z.array(z.object({ permission: name })) }) })

/**
 * The permissions that the remotes in use name in the registry, a file or an http(s) address. An entry that can't be
 * read takes only its own away.
 * @throws where there is no registry to be had in time
 */
export async function namedInRegistry(source: string): Promise<string[]> {
  const { remotes } = registry.parse(JSON.parse(await textOf(source)))
  const names = Object.values(remotes).flatMap((each) => {
    const read = entry.safeParse(each)
    return read.success ? read.data.remote.permissions.map(({ permission }) => permission) : []
  })
  return [...new Set(names)].slice(0, MAX_NAMES)
}

async function textOf(source: string): Promise<string> {
  const signal = AbortSignal.timeout(WITHIN_MS)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of await open(source, signal)) {
    chunks.push(chunk as Buffer)
    bytes += (chunk as Buffer).length
    if (bytes > MAX_BYTES) throw new Error('The registry is too large')
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function open(source: string, signal: AbortSignal): Promise<Readable> {
  if (!/^https?:/.test(source)) return createReadStream(source, { signal })
  const answer = await fetch(source, { signal, redirect: 'error', headers: { accept: 'application/json' } })
  if (!answer.ok || !answer.body) throw new Error(`The registry answered ${answer.status}`)
  return Readable.fromWeb(answer.body as never)
}
