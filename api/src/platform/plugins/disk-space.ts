import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config'
import { diskFull } from '../http/refusal'

/** The calls that leave more behind than a line: by the names of the contract. */
const WRITES = /\/(crear|editar|eliminar|cancelar)[a-z_]*$/

/**
 * Stops taking things in while there is still some room: an embedded PostgreSQL that finds none for its log ends at once,
 * and until there is room nobody could even read. What is kept free serves what goes on: reading, signing in.
 */
export default fp(
  async (
    app: FastifyInstance,
    {
      dataDir,
      databaseUrl,
      s3,
      diskReserveBytes,
    }: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'diskReserveBytes'>,
  ) => {
    const databaseIsHere = databaseUrl === null
    const filesAreHere = s3 === null
    if (diskReserveBytes === 0 || !(databaseIsHere || filesAreHere)) return

    app.addHook('preHandler', async (request) => {
      const { call = '', upload = false } = request.routeOptions.config
      if (!((databaseIsHere && WRITES.test(call)) || (filesAreHere && upload))) return
      const coming = upload ? Number(request.headers['content-length'] ?? 0) : 0
      if ((await freeBytes(dataDir)) - coming < diskReserveBytes) throw diskFull()
    })
  },
)

/** Where that can't be told there is room: the database itself has the last word. */
const lookAt = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )

const LOOK_AGAIN_MS = 100
let last: { folder: string; at: number; free: Promise<number> } | undefined

/** Many writes at a time share one look. */
export function freeBytes(folder: string): Promise<number> {
  const now = performance.now()
  if (!last || last.folder !== folder || now - last.at > LOOK_AGAIN_MS) {
    last = { folder, at: now, free: lookAt(folder) }
  }
  return last.free
}
