import { hostname } from 'node:os'

/** Where people find a site that listens there; undefined while the port is not known. */
export function siteUrl(host: string, port: number | undefined): string | undefined {
  if (!port) return undefined
  const anywhere = ['0.0.0.0', '::'].includes(host)
  const name = anywhere ? hostname() : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
