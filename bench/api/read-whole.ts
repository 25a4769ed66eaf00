import { request, type RequestOptions } from 'node:http'

export interface Read {
  megabytes: number
  seconds: number
}

/** Reads a large answer as it arrives, and keeps none of it. */
export function readWhole(options: RequestOptions, body?: string): Promise<Read> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', ...options }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`${options.path} answered ${response.statusCode}`))
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () =>
        resolve({ megabytes: bytes / 1e6, seconds: (performance.now() - start) / 1000 }),
      )
      response.on('error', reject)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
