import { brokenBody, encode, schemaBody, spoilt } from './bodies.ts'
import type { Document, Operation } from './document.ts'
import { operationsOf } from './document.ts'
import { some } from './ids.ts'
import { oddAddress, oddHeaders } from './oddities.ts'
import { JSON_TYPE, type Plan, TOKEN } from './plan.ts'
import { Random } from './random.ts'
import { aSequence, type Step } from './sequences.ts'

/** Hashing a password takes as long as fifty other calls, so most requests avoid it. */
const SLOW = /\/auth\/(login|confirmar|verificar|recuperar)|usuarios\/(crear|editar|invitar)|perfil_personal/
const ENDS_SESSION = 'POST /auth/cerrar_sesion'

/** The endless requests of one lane: the same for the same seed, whatever the server answers. */
export function* plans(document: Document, seed: number, lane: number): Generator<Plan> {
  const r = new Random(seed, lane)
  const operations = operationsOf(document)
  const byCall = new Map(operations.map((op) => [op.call, op]))
  const weights = operations.map(
    (op) => [SLOW.test(op.call) || op.call === ENDS_SESSION ? 1 : 8, op] as const,
  )
  for (;;) {
    const op = r.weighted(weights)
    yield* r.weighted<() => Iterable<Plan>>([
      [6, () => [plan(op, r, 'good')]],
      [5, () => [plan(op, r, 'edge')]],
      [6, () => [plan(op, r, 'spoilt')]],
      [4, () => [plan(op, r, 'broken')]],
      [2, () => [{ ...plan(op, r, 'good'), ...headersOf(op, r), note: 'headers' }]],
      [1, () => [{ ...plan(op, r, 'good'), ...oddAddress(op, r), call: null, note: 'address' }]],
      [1, () => [{ ...bare('GET', some(r, 'url'), r), note: 'download' }]],
      [2, () => sequence(aSequence(r))],
    ])()
  }

  function* sequence(steps: Step[]): Generator<Plan> {
    for (const step of steps) {
      const op = byCall.get(step.call)
      if (!op) return
      const made = step.only ? {} : schemaBody(document, op, r, 'good')
      const fields = { ...made, ...step.with }
      if (made && 'version' in made && !('version' in (step.with ?? {}))) delete fields.version
      yield {
        ...bare(op.method, op.url, r),
        call: op.call,
        ...withToken(encode(op, fields, r)),
        ...(step.expect && !op.isMultipart && { expect: step.expect }),
        note: 'sequence',
      }
    }
  }

  function plan(op: Operation, r: Random, care: 'good' | 'edge' | 'spoilt' | 'broken'): Plan {
    const fields = schemaBody(document, op, r, care === 'edge' ? 'edge' : 'good')
    const body =
      care === 'broken' && op.method === 'POST'
        ? brokenBody(fields, r)
        : encode(op, care === 'spoilt' && fields ? spoilt(fields, r) : fields, r)
    return { ...bare(op.method, op.url, r), call: op.call, ...withToken(body), note: care }
  }
}

const bare = (method: string, url: string, r: Random): Plan => ({
  call: null,
  method,
  url,
  headers: {},
  payload: null,
  // Many addresses, so that requests reach the limits of sign-in only sometimes.
  from: `10.${r.int(4)}.0.${r.int(250)}`,
  note: '',
})

const withToken = (body: Pick<Plan, 'headers' | 'payload'>) => ({
  ...body,
  headers: { ...TOKEN, ...body.headers },
})

function headersOf(op: Operation, r: Random): Pick<Plan, 'headers'> {
  const all: Record<string, string | string[] | null> = {
    ...TOKEN,
    ...(op.method === 'POST' && JSON_TYPE),
    ...oddHeaders(r),
  }
  const given = Object.entries(all).filter((entry): entry is [string, string | string[]] => entry[1] !== null)
  return { headers: Object.fromEntries(given) }
}
