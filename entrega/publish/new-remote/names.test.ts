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
    assert.match(String(namesOf(name, undefined, [])), /no puede ser el nombre de un remoto: van minúsculas/)
  })
}

test('refuses a taken name, and a title that would break the generated code', () => {
  assert.match(String(namesOf('login', undefined, [])), /ya quiere decir otra cosa/)
  assert.equal(namesOf('clientes', undefined, ['clientes']), 'Ya hay un remoto «clientes».')
  assert.match(String(namesOf('pagos', "Pagos' + x", [])), /El título no admite comillas/)
})
