import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { casos, hear } from '../../contract/casos/index.ts'
import { unUsuario } from '../builders.ts'
import { Backend } from './Backend.ts'
import { handlers } from './handlers.ts'

const ada = unUsuario({ nombre: 'Ada', apellido_paterno: null })
const folder = join(import.meta.dirname, '../../contract/casos/respuestas')

it.each(Object.entries(casos))('[D24] a client hears of %s what the real api says', async (name, serie) => {
  const backend = new Backend()
  backend.data.usuarios = []
  const token = backend.signIn(ada)
  const heard = await hear(serie, async (call, body, asked) => {
    const [method = '', path = ''] = call.split(' ')
    const key: Record<string, string> = asked.key === undefined ? {} : { 'idempotency-key': asked.key }
    const file = asked.file ? { archivo: new File(['%PDF-1.4\n%%EOF\n'], asked.file) } : {}
    const headers = { 'x-auth-token': asked.token ?? token, ...key }
    const sent = body && { ...body, ...file }
    return (await backend.handle({ method, path, body: sent, headers })) ?? { status: 0, body: null }
  })
  const said = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
  expect(said).toHaveLength(serie.length)
  for (const [i, [call, body]] of serie.entries()) {
    const [status, answer] = JSON.parse(said[i]!) as [number, unknown]
    // A call without a handler keeps only what the contract says of it: its schema and who may make it.
    if (!(call in handlers) && ![400, 401, 403].includes(status)) continue
    expect([call, body, ...heard[i]!]).toEqual([call, body, status, answer])
  }
  expect(backend.breaches).toEqual([])
})
