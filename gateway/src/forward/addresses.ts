import { type LookupAddress } from 'node:dns'
import dns from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'

/** So a replaced container is found soon, and a busy gateway asks seldom. */
const maxAge = 2_000

const known = new Map<string, { at: number; addresses: Promise<LookupAddress[]> }>()

/** All addresses of a name, such as those of several replicas, in an order that spreads the calls. */
export async function addressesOf(host: string): Promise<LookupAddress[]> {
  const family = isIP(host)
  if (family) return [{ address: host, family }]
  let found = known.get(host)
  if (!found || performance.now() - found.at > maxAge) {
    found = { at: performance.now(), addresses: dns.lookup(host, { all: true }) }
    known.set(host, found)
    found.addresses.catch(() => known.delete(host))
  }
  const all = await found.addresses
  const first = Math.floor(Math.random() * all.length)
  return [...all.slice(first), ...all.slice(0, first)]
}

/** The same for Node's connections, which try one address after the other. */
export const lookupAddresses: LookupFunction = (host, { all }, done) => {
  addressesOf(host).then(
    (found) => (all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)),
    (error: NodeJS.ErrnoException) => done(error, []),
  )
}
