import { post } from '../api/load/call.ts'

/** Asks for a file of all clients and reads it to its end: `reader.ts <port> <token>`. */
const [port = '', token = ''] = process.argv.slice(2)
const at = (path: string) => `http://127.0.0.1:${port}${path}`
const { path, ...call } = post('/clientes/exportar', {}, { 'x-auth-token': token })
const { url } = (await (await fetch(at(path), call)).json()) as { url: string }
const file = await fetch(at(url))
for await (const _chunk of file.body as unknown as AsyncIterable<Uint8Array>);
process.exit(file.status === 200 ? 0 : 1)
