import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../../config.ts'
import { diskFull } from '../../http/refusal.ts'

/** The contract's calls that store more than a row. */
const WRITES = /\/(crear|editar|eliminar|cancelar)[a-z_]*$/

/**
 * Refuses new data while there is still some room: an embedded PostgreSQL without room for its log stops at once, and
 * then nobody could even read. The reserve keeps reading and signing in possible.
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

/** If the free space is unknown, it counts as sufficient: the database decides. */
const lookAt = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Infinity,
  )

const LOOK_AGAIN_MS = 100
let last: { folder: string; at: number; free: Promise<number> } | undefined

/** Simultaneous writes share one check. */
export function freeBytes(folder: string): Promise<number> {
  const now = performance.now()
  if (!last || last.folder !== folder || now - last.at > LOOK_AGAIN_MS) {
    last = { folder, at: now, free: lookAt(folder) }
  }
  return last.free
}
