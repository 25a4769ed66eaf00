import type { RemoteManifest } from '@backoffice/shared/contract'
import { findings, type Finding } from './problem.ts'

/** Addresses reserved for the host (host/src/router) and the gateway. */
const reserved = ['/', '/login', '/dashboard', '/admin', '/assets', '/remotes']

const isUnder = (address: string, base: string) => address === base || address.startsWith(`${base}/`)

/** An address belongs to one app: no base may contain another's, and no route may lie under another's. */
export function neighbourFindings(
  app: string,
  { name, base, routes }: RemoteManifest,
  remotes: Record<string, { data: RemoteManifest }>,
): Finding[] {
  const renamed =
    name === app ? [] : [`remote.json se llama «${name}», y se publica como «${app}»: son el mismo nombre.`]
  const taken = Object.entries(remotes)
    .filter(([other]) => other !== app)
    .flatMap(([other, { data }]) => {
      const theirs = data.base
      if (isUnder(base, theirs) || isUnder(theirs, base))
        return [`Su base ${base} choca con ${theirs}, que es de ${other}.`]
      return routes
        .filter((route) => isUnder(route.path, theirs))
        .map((route) => `Su ruta ${route.path} es de ${other}.`)
    })
  const ofTheHost = reserved
    .filter((address) => address === base || (address !== '/' && isUnder(base, address)))
    .map((address) => `Su base ${base} choca con ${address}, que es del host.`)
  return [
    ...findings('neighbours', renamed, 'Corregir «name» en remote.json, o publicarlo con su nombre.'),
    ...findings('neighbours', [...taken, ...ofTheHost], 'Elegir en remote.json una base que nadie más use.'),
  ]
}
