import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The api's version, as /salud and the OpenAPI document show it. */
export const { version } = manifest
