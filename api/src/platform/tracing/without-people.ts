import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/**
 * All that leaves this machine about a request. Addresses, paths, queries and user agents are not here: they name
 * people, or open their files.
 */
const TOLD = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'url.scheme',
  'network.protocol.version',
  'db.system.name',
  'db.namespace',
  'db.query.text',
  'db.response.status_code',
  'error.type',
])

/** A quoted text in SQL. What people write travels as a parameter; what the program itself quotes is not told either. */
const LITERAL = /'(?:[^']|'')*'/g

/** The span with the attributes of TOLD alone, and of its failures only their kind. */
export function withoutPeople(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => TOLD.has(name)))
  const sql = attributes['db.query.text']
  if (typeof sql === 'string') attributes['db.query.text'] = sql.replace(LITERAL, "'?'")
  return Object.create(span, {
    attributes: { value: attributes },
    // An exception's message may quote what was refused.
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan
}
