import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesOf } from './names.ts'

test('a name gives the folder, the address and, capitalized, the screen’s title, unless there is a second argument', () => {
  assert.deepEqual(namesOf('ventas-de-mostrador', undefined, []), {
    name: 'ventas-de-mostrador',
    pascal: 'VentasDeMostrador',
    title: 'Ventas de mostrador',
  })
  assert.deepEqual(namesOf('pagos', 'Pagos y abonos', []), {
    name: 'pagos',
    pascal: 'Pagos',
    title: 'Pagos y abonos',
  })
})

for (const name of ['', 'Ventas', 'año', 'a b', '../fuera', '-x', 'x-', '1a', 'a--b', 'x'.repeat(41)]) {
  test(`«${name}» is refused with a sentence`, () => {
    assert.throws(() => namesOf(name, undefined, []), /no puede ser el nombre de un remoto: van minúsculas/)
  })
}

test('refuses a taken name, and a title that would break the generated code', () => {
  assert.throws(() => namesOf('login', undefined, []), /ya quiere decir otra cosa/)
  assert.throws(() => namesOf('clientes', undefined, ['clientes']), /Ya hay un remoto «clientes»/)
  assert.throws(() => namesOf('pagos', "Pagos' + x", []), /El título no admite comillas/)
})
