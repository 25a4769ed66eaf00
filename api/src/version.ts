import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The api's version, as /salud and the OpenAPI document show it. */
export const { version } = manifest

/** Tells this process from others, in /salud and in the log; says nothing of its machine. */
export const proceso = randomBytes(4).toString('hex')
