import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Refusal } from '../http/refusal.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'

const id = '01900000-0000-7000-8000-000000000001'
const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('cursors', () => {
  it('are read back unchanged', () => {
    const cut = { valor: 'Ávila "x"', id }
    assert.deepEqual(decodeCursor('despues', encodeCursor('nombre', cut), 'nombre', 'texto'), cut)
  })

  it('[D24] of another order, or made by hand, are refused', () => {
    const refused = (text: string, kind: Parameters<typeof decodeCursor>[3] = 'texto') =>
      assert.throws(
        () => decodeCursor('antes', text, 'nombre', kind),
        (error) => error instanceof Refusal && error.status === 400 && !!error.extra.campos?.antes,
      )
    refused(encodeCursor('email', { valor: 'a', id }))
    refused('no es uno')
    refused(made(['nombre', 'a']))
    refused(made(['nombre', 'a\u0000', id]))
    refused(made(['nombre', 'a', "x' or true --"]))
    refused(made(['nombre', '2026-02-30', id]), 'dia')
    refused(made(['nombre', 'mañana', id]), 'dia')
    refused(made(['nombre', '2026-13-01 00:00:00+00', id]), 'instante')
    refused(made(['nombre', '2026-01-01 99:00:00+00', id]), 'instante')
    refused(made(['nombre', '1e9', id]), 'entero')
  })

  it('contain instants and days as PostgreSQL writes them', () => {
    for (const [kind, valor] of [
      ['instante', '2026-07-05 12:02:51.69+00'],
      ['instante', '2026-07-05 12:02:51+00'],
      ['dia', '2024-02-29'],
      ['dia', 'infinity'],
      ['entero', '1'],
    ] as const) {
      assert.equal(decodeCursor('despues', encodeCursor('x', { valor, id }), 'x', kind).valor, valor)
    }
  })
})
