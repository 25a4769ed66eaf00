import { isIP } from 'node:net'

/**
 * The address that limits count: a whole IPv4 address, or the /64 of an IPv6 address, which belongs to one household.
 * @param ip undefined for a client that had hung up when its request arrived, despite Fastify's type; the answer is empty
 */
export function limitAddress(ip: string | undefined): string {
  if (ip === undefined) return ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (isIP(ip) !== 6) return ip.slice(0, 64)
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  const groups = [...start, ...Array<string>(gap).fill('0'), ...end]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Whether a host, or the address of a request, is this machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+|::1|\[::1\])$/i.test(host)
