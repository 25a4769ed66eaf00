import { type LookupAddress } from 'node:dns'
import dns from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'

/** So a replaced container is found soon, and a busy gateway asks seldom. */
const maxAge = 2_000

const known = new Map<string, { at: number; addresses: Promise<LookupAddress[]> }>()

/** What an api that is about to stop says of its address in every answer (api/src/platform/plugins/connection/leaving). */
export const leaving = 'x-backoffice-leaving'

/** It closes its port meanwhile; one that takes longer says it again. Whoever starts at the address anew is used after that. */
const forgottenAfter = 10_000

const left = new Map<string, number>()

/** For a while, calls go to the other addresses of a name, if it has any. */
export function leave(told: string): void {
  // As an IPv6 socket names an IPv4 address.
  left.set(told.replace(/^::ffff:/, ''), performance.now())
}

/** When an address was last said to stop: of several, the first may be back. */
const leftAt = ({ address }: LookupAddress) => left.get(address) ?? 0

function forget(): void {
  for (const [address, at] of left) if (performance.now() - at > forgottenAfter) left.delete(address)
}

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
  const turned = [...all.slice(first), ...all.slice(0, first)]
  forget()
  return turned.sort((a, b) => leftAt(a) - leftAt(b))
}

/** The same for Node's connections, which try one address after the other. */
export const lookupAddresses: LookupFunction = (host, { all }, done) => {
  addressesOf(host).then(
    (found) => (all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)),
    (error: NodeJS.ErrnoException) => done(error, []),
  )
}
