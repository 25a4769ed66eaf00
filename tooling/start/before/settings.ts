import { resolve } from 'node:path'
import { root } from './root.mjs'

export interface Settings {
  host: string
  port: number
  /** An absolute path. */
  dataDir: string
}

/** Where to listen and where to keep things, as the environment says. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings | { problem: string } {
  const port = Number(env.PORT || 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return { problem: `PORT debe ser un número de 0 a 65535 y es «${env.PORT}».` }
  }
  return { host: env.HOST || '127.0.0.1', port, dataDir: resolve(root, env.DATA_DIR || '.data') }
}
