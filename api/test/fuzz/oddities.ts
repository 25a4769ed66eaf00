import type { Operation } from './document.ts'
import { some } from './ids.ts'
import type { Plan } from './plan.ts'
import type { Random } from './random.ts'

const LONG = 'x'.repeat(3000)

/** Headers that no well-behaved client sends; null takes one away. */
export const oddHeaders = (r: Random): Record<string, string | string[] | null> =>
  r.weighted<() => Record<string, string | string[] | null>>([
    [4, () => ({ 'idempotency-key': r.pick(['a', 'b', 'c', 'd', `clave-${r.int(30)}`]) })],
    [1, () => ({ 'idempotency-key': r.pick(['', ' ', 'con espacio', LONG, 'ñ', '\t', '"', ['a', 'b']]) })],
    [
      3,
      () => ({
        'x-auth-token': r.pick([
          null,
          '',
          'x',
          'A'.repeat(43),
          LONG,
          'ñ'.repeat(43),
          '@@token@@ ',
          '@@token@@x',
          '__proto__',
          ['@@token@@', '@@token@@'],
        ]),
      }),
    ],
    [
      1,
      () => ({ 'x-request-id': r.pick(['', 'abcdefgh', LONG, 'con espacio', '"; x=', '../..', ['a', 'b']]) }),
    ],
    [1, () => ({ 'x-forwarded-for': r.pick(['1.2.3.4', 'x', '::1', '1.2.3.4, 5.6.7.8', LONG]) })],
    [
      1,
      () => ({
        accept: r.pick(['text/html', 'x', '*/*;q=0', LONG]),
        'accept-encoding': r.pick(['gzip', 'x', '']),
      }),
    ],
    [1, () => ({ origin: r.pick(['null', 'https://malo.example', 'x']), 'sec-fetch-site': 'cross-site' })],
    [1, () => ({ host: r.pick(['', 'malo.example', 'x:99999', '[::1']) })],
    [1, () => ({ range: r.pick(['bytes=0-1', 'bytes=9-1', 'x']), 'if-none-match': '*' })],
    [
      1,
      () => ({ expect: 'x', te: 'trailers', upgrade: 'websocket', connection: r.pick(['upgrade', 'close']) }),
    ],
    [1, () => ({ cookie: `token=${LONG}`, authorization: 'Bearer @@token@@' })],
  ])()

/** Addresses and methods beside the routes. */
export function oddAddress(op: Operation, r: Random): Pick<Plan, 'method' | 'url'> {
  const url = r.weighted<() => string>([
    [3, () => op.url],
    [
      1,
      () =>
        op.url +
        r.pick(['/', '//', '/x', '%20', '%00', '?', '?id=1&id=2', '?__proto__[x]=1', `?${LONG}`, '#x', ';x']),
    ],
    [
      1,
      () =>
        r.pick([
          '/',
          '/admin',
          '/admin/',
          '//admin/salud',
          '/admin//salud',
          '/admin/../salud',
          '/ADMIN/salud',
          '/admin/%2e%2e/',
          '/admin/%E0%A4%A',
          '/admin/%ff',
          `/${LONG}`,
          '/admin/favicon.ico',
          '/metrics',
          '/admin/metrics',
          '/.env',
        ]),
    ],
    [1, () => op.url.replace('/admin', '').toUpperCase()],
    [
      1,
      () =>
        `/admin/descargas/${r.pick(['', 'x', '%00', '../x', LONG, 'e30.e30', `${some(r, 'url')}x`.split('/').at(-1) ?? ''])}`,
    ],
  ])()
  return { url, method: r.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) }
}
