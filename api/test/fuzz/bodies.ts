import { gzipSync } from 'node:zlib'
import { csvPart, type FilePart, multipart, pdfPart, pngPart } from '../multipart.ts'
import type { Document, Operation } from './document.ts'
import { type Care, FromSchema } from './from-schema.ts'
import type { Random } from './random.ts'
import { junk, nastyText, rawNumber } from './values.ts'

type Body = { headers: Record<string, string>; payload: Buffer | null }
type Fields = Record<string, unknown>

const json = (text: string | Buffer, type = 'application/json'): Body => ({
  headers: { 'content-type': type },
  payload: Buffer.from(text),
})

/** A valid body for the schema, or null for a call without one. */
export function schemaBody(document: Document, op: Operation, r: Random, care: Care): Fields | null {
  if (!op.body) return null
  const fields = new FromSchema(document, r, op.call).value(op.body, care) as Fields
  if ('passwordConf' in fields && r.chance(0.9)) fields.passwordConf = fields.password
  return fields
}

/** The same with one or more broken members. */
export function spoilt(fields: Fields, r: Random): Fields {
  const names = [...Object.keys(fields), 'id', 'nombre', 'filas', 'id_locatario']
  const wrong = Array.from({ length: 1 + r.int(2) }, () => [
    r.pick(names),
    r.chance(0.2) ? undefined : junk(r),
  ])
  return { ...fields, ...(Object.fromEntries(wrong) as Fields) }
}

/** The encoding of a call's fields. */
export function encode(op: Operation, fields: Fields | null, r: Random): Body {
  if (!fields) return { headers: {}, payload: null }
  if (!op.isMultipart) return json(JSON.stringify(fields))
  const member = op.call.includes('perfil') ? 'perfil' : 'archivo'
  const { [member]: _file, ...texts } = fields
  const given = Object.fromEntries(
    Object.entries(texts).map(([k, v]) => [k, typeof v === 'object' ? JSON.stringify(v) : String(v)]),
  )
  return multipartBody(given, op.call, member, r)
}

const SHEETS = [
  'Nombre,Correo,Nacimiento\nAna,ana@correo.mx,31/12/1980\nLuis,,x\n',
  'Cliente;RFC\n"López, Ana";LOAA800101AB1\n',
  'Nombre\n"sin cerrar\nAna',
  '\n\n,,,\n',
]

const aSheet = (r: Random): FilePart => ({
  ...csvPart(r.pick(SHEETS)),
  filename: r.pick(['clientes.csv', 'clientes.CSV', 'clientes.xlsx', 'clientes.txt']),
})

function multipartBody(texts: Record<string, string>, call: string, member: string, r: Random): Body {
  const file = r.weighted<() => FilePart | undefined>([
    [
      6,
      () =>
        call.includes('importacion') ? aSheet(r) : member === 'perfil' ? pngPart(member) : pdfPart(member),
    ],
    [2, () => undefined],
    [
      1,
      () => ({
        ...pngPart(member),
        filename: r.pick(['x.exe', 'foto.png', '../x.pdf', 'sin', '.png', 'a"b.png', 'ñ.PDF', '']),
      }),
    ],
    [
      1,
      () => ({
        ...pdfPart(member),
        content: r.pick([Buffer.alloc(0), Buffer.alloc(5000), Buffer.from('<svg onload=x>')]),
      }),
    ],
    [1, () => ({ ...pdfPart('otro') })],
  ])()
  // The boundary's random part must come from the seed too.
  const { payload } = multipart(texts, file, `----fuzz${r.int(1e9)}`)
  const boundary = payload.toString('latin1').slice(2, payload.indexOf('\r\n'))
  return r.weighted<() => Body>([
    [10, () => ({ headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload })],
    [
      1,
      () => ({
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: payload.subarray(0, r.int(payload.length)),
      }),
    ],
    [
      1,
      () => ({
        headers: {
          'content-type': r.pick([
            'multipart/form-data',
            'multipart/form-data; boundary=otra',
            'multipart/mixed; boundary=x',
            'application/json',
          ]),
        },
        payload,
      }),
    ],
  ])()
}

/** A malformed body, whatever the call. */
export function brokenBody(fields: Fields | null, r: Random): Body {
  const good = JSON.stringify(fields ?? {})
  const inside = good.slice(1)
  const comma = good === '{}' ? '' : ','
  return r.weighted<() => Body>([
    [3, () => json(good.slice(0, r.int(good.length + 1)))],
    [2, () => json(JSON.stringify(junk(r)))],
    [2, () => json(JSON.stringify([fields, fields]))],
    [
      2,
      () =>
        json(
          r.pick([
            '',
            ' ',
            'null',
            '[]',
            '"x"',
            '5',
            'true',
            '{',
            '}',
            '{]',
            '{"a":}',
            '\ufeff{}',
            '{}{}',
            "{'a':1}",
            '{"a":1,}',
            '\u0000',
          ]),
        ),
    ],
    [1, () => json(Buffer.from([0xff, 0xfe, 0x7b, 0x7d, r.int(256)]))],
    [
      1,
      () =>
        json(
          Buffer.concat([
            Buffer.from('{"nombre":"'),
            Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80]),
            Buffer.from('"}'),
          ]),
        ),
    ],
    [2, () => json(`{"__proto__":{"admin":true,"id":"x"}${comma}${inside}`)],
    [1, () => json(`{"constructor":{"prototype":{"x":1}}${comma}${inside}`)],
    [2, () => json(`{"filas":${rawNumber(r)}${comma}${inside}`)],
    [2, () => json(`{"id":"x","id":${JSON.stringify(junk(r))}${comma}${inside}`)],
    [1, () => json(`{"nombre":"${'x'.repeat(r.pick([10_000, 520_000, 600_000]))}"${comma}${inside}`)],
    [1, () => json(`{"a":${'['.repeat(r.pick([30, 40, 5000]))}`)],
    [
      1,
      () => ({
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        payload: gzipSync(good),
      }),
    ],
    [
      3,
      () =>
        json(
          good,
          r.pick([
            'text/plain',
            'application/x-www-form-urlencoded',
            'application/xml',
            'application/json; charset=latin1',
            'application/json;',
            'APPLICATION/JSON',
            'application/problem+json',
            'multipart/form-data',
            'multipart/form-data; boundary=',
            'x',
            '',
          ]),
        ),
    ],
    [1, () => ({ headers: {}, payload: Buffer.from(good) })],
    [
      1,
      () =>
        json(
          `nombre=${encodeURIComponent(Buffer.from(nastyText(r)).toString())}`,
          'application/x-www-form-urlencoded',
        ),
    ],
    [
      1,
      () => ({
        headers: {
          'content-type': 'application/json',
          'content-length': r.pick(['0', '5', '99999', '-1', 'x']),
        },
        payload: Buffer.from(good),
      }),
    ],
    [1, () => ({ headers: { 'content-type': 'application/json' }, payload: null })],
  ])()
}
