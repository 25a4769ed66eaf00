import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { covers, grantedTo } from '@backoffice/shared/contract'
import { type Holder, mayAllThat, randomHolder } from './random.testing.ts'

const ALL = { clientes: true, asesorias: true, usuarios: true, configuracion: true }

describe('[D22] one user’s permissions cover another’s', () => {
  const cases: [string, Holder, Holder, boolean][] = [
    ['an Administrador an Administrador', [0, null], [0, null], true],
    ['tipo 7 counts as one', [7, null], [0, null], true],
    ['an Administrador an Asesor', [0, null], [1, null], true],
    [
      'an Administrador without a permission: not who has it',
      [0, { clientes: { ver: false } }],
      [1, null],
      false,
    ],
    ['… but who has not', [0, { clientes: { ver: false } }], [1, { clientes: { editar: true } }], true],
    ['an Asesor an Asesor', [1, null], [1, null], true],
    ['an Asesor no Administrador', [1, null], [0, null], false],
    [
      'an Asesor with every permission there is: no Administrador, who has those to come',
      [1, ALL],
      [0, null],
      false,
    ],
    ['… not even one with all of them but one', [1, ALL], [0, { usuarios: false }], false],
    ['anybody who has nothing', [1, {}], [1, {}], true],
    ['nothing does not cover something', [1, {}], [1, { clientes: { ver: true } }], false],
    ['false is nothing', [1, {}], [1, { clientes: { ver: false }, inventario: { ver: false } }], true],
    ['a key of a later remote', [1, {}], [1, { inventario: { ver: true } }], false],
    ['… that both have', [1, { inventario: { ver: true } }], [1, { inventario: { ver: true } }], true],
    [
      '… that an Administrador has unless told otherwise',
      [0, null],
      [1, { inventario: { ver: true } }],
      true,
    ],
    [
      '… and was told otherwise',
      [0, { inventario: { ver: false } }],
      [1, { inventario: { ver: true } }],
      false,
    ],
    ['… or told so by its branch', [0, { inventario: false }], [1, { inventario: { ver: true } }], false],
    ['… that the other has by default', [0, { inventario: { ver: false } }], [0, null], false],
    [
      'a whole branch covers its leaves',
      [1, { clientes: true }],
      [1, { clientes: { ver: true, borrar: true } }],
      true,
    ],
    ['leaves do not cover a whole branch', [1, { clientes: { ver: true } }], [1, { clientes: true }], false],
    [
      'what is below a leaf',
      [1, { clientes: { ver: true } }],
      [1, { clientes: { ver: { todos: true } } }],
      true,
    ],
    ['a key like one of every object', [1, {}], [1, { constructor: { name: true } }], false],
  ]
  for (const [name, editor, target, expected] of cases) {
    it(name, () => assert.equal(covers(grantedTo(...editor), grantedTo(...target)), expected))
  }

  it('for any two trees, is true exactly when one user may do everything the other may, future permissions included', () => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
    const random = randomHolder(seed)
    const seen = { true: 0, false: 0 }
    for (let i = 0; i < 3000; i++) {
      const editor = random()
      const other = random()
      const expected = mayAllThat(editor, other)
      const told = `seed ${seed}: ${JSON.stringify([editor, other])}`
      assert.equal(covers(grantedTo(...editor), grantedTo(...other)), expected, told)
      seen[`${expected}`]++
    }
    assert.ok(seen.true > 300 && seen.false > 300, JSON.stringify(seen))
  })
})
