import { request } from 'node:http'

/**
 * Requests all clients at once, as the plain contract does, and reads the answer as it arrives; returns MB and seconds.
 */
export function readWholeList(port: number, token: string): Promise<{ megabytes: number; seconds: number }> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path: '/admin/clientes/listar',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-token': token },
      },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () =>
          resolve({ megabytes: bytes / 1e6, seconds: (performance.now() - start) / 1000 }),
        )
        response.on('error', reject)
      },
    )
    asking.on('error', reject)
    asking.end('{}')
  })
}
