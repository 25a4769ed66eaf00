import { type Environment } from './declared.ts'

/** A setting that no start is possible with; its message is a sentence for the operator. */
export class InvalidSetting extends Error {}

export type GatewaySettings = ReturnType<typeof gatewaySettings>

const origin = String.raw`https?://[\][A-Za-z0-9.:-]+`
const server = /^[A-Za-z0-9.-]+:\d+$/

export function gatewaySettings(env: Environment) {
  const [host = '', port] = checked('API', env.API || 'api:3100', server).split(':')
  return {
    api: { host, port: Number(port) },
    ...(env.PEERS && { peers: checked('PEERS', env.PEERS, server) }),
    trustProxy: all('TRUST_PROXY', env.TRUST_PROXY, proxies).join(','),
    accessLog: env.ACCESS_LOG === '1',
    offline: env.OFFLINE !== '0',
    releases: env.ALMACEN ? storeSettings(env) : containerSettings(env),
  }
}

/** Where browsers fetch a remote if not through the gateway, whose REMOTE_ORIGINS then names it. */
export const remoteOrigin = (env: Environment): string =>
  env.ORIGIN ? checked('ORIGIN', env.ORIGIN, new RegExp(`^${origin}$`)) : ''

function storeSettings(env: Environment) {
  if (env.ADMIN_API_BASE || env.ADMIN_SITE_BASE || env.REMOTE_ORIGINS)
    throw new InvalidSetting(
      'Con ALMACEN, las bases y los orígenes los dice el almacén (npm run config -- --admin-api-base … --to …), y no ADMIN_API_BASE, ADMIN_SITE_BASE ni REMOTE_ORIGINS.',
    )
  return { kind: 'store' as const, folder: checked('ALMACEN', env.ALMACEN ?? '', /^\/[A-Za-z0-9/._-]+$/) }
}

function containerSettings(env: Environment) {
  const named = all('REMOTES', env.REMOTES, /^[a-z][a-z0-9-]*(=[A-Za-z0-9.-]+:\d+)?$/)
  if (named.length === 0) throw new InvalidSetting('Falta REMOTES, los remotos en uso.')
  const apiBase = new RegExp(`^(${origin})?/[A-Za-z0-9/._-]*$`)
  const siteBase = new RegExp(`^${origin}[A-Za-z0-9/._-]*$`)
  return {
    kind: 'containers' as const,
    remotes: Object.fromEntries(named.map(remoteServer)),
    remoteOrigins: all('REMOTE_ORIGINS', env.REMOTE_ORIGINS, new RegExp(`^${origin}$`)),
    config: {
      ...(env.ADMIN_API_BASE && { adminApiBase: checked('ADMIN_API_BASE', env.ADMIN_API_BASE, apiBase) }),
      ...(env.ADMIN_SITE_BASE && {
        adminSiteBase: checked('ADMIN_SITE_BASE', env.ADMIN_SITE_BASE, siteBase),
      }),
    },
  }
}

/** «name», which is at remote-name:8080, or «name=server:port». */
function remoteServer(named: string): [name: string, server: string] {
  const [name = '', at = `remote-${name}:8080`] = named.split('=')
  return [name, at]
}

/** The same values as the api's TRUST_PROXY. */
const proxies = /^(loopback|linklocal|uniquelocal|[0-9A-Fa-f.:]+(\/\d{1,3})?)$/

const all = (name: string, values = '', pattern: RegExp) =>
  values.split(/[\s,]+/).flatMap((each) => (each ? [checked(name, each, pattern)] : []))

function checked(name: string, value: string, pattern: RegExp): string {
  if (pattern.test(value)) return value
  throw new InvalidSetting(`${name} no tiene un valor válido: «${value}».`)
}

/** What a page loads before any of its code can say that something is missing; the build takes the quotes away. */
const loaded = /<(?:script\b[^>]*?\ssrc|link\b[^>]*?\shref)=["']?([^"'\s>]*)/gi

/**
 * Refuses a page whose files are under a path or on another origin: the content security policy, the registry and the
 * addresses of the application are of the root, so that it would stay blank without a word.
 */
export function ownRoot(html: string): void {
  const elsewhere = [...html.matchAll(loaded)]
    .map(([, at = '']) => at)
    .find((at) => !/^(\/assets\/|data:)/.test(at))
  if (elsewhere === undefined) return
  throw new InvalidSetting(
    `La página pide «${elsewhere}», y solo se sirve en la raíz de un nombre propio, con sus archivos en /assets: ni bajo una ruta (/oficina/) ni con los archivos en otro origen. Hay que construir el host con publicPath «/».`,
  )
}
