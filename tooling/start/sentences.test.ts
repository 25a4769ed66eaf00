import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readyMessage } from './sentences.ts'
import { type Login } from './stack/index.ts'

const path = '/datos/acceso.txt'
const email = 'admin@demo.mx'
const lines = (login: Login) => readyMessage({ url: 'http://127.0.0.1:8080', login, seconds: 3 }).split('\n')

test('the first start shows the password, and says whose passwords the file holds', () => {
  const found = lines({ email, password: 'abc', passwordFile: { path, of: [email, 'asesor@demo.mx'] } })
  assert.ok(found.includes('  Correo:      admin@demo.mx'))
  assert.ok(found.includes('  Contraseña:  abc'))
  assert.ok(found.includes(`  En ${path}: la primera contraseña de admin@demo.mx y asesor@demo.mx`))
})

test('later starts say where the first password is', () => {
  const found = lines({ email, passwordFile: { path, of: [email] } })
  assert.ok(found.includes(`  Contraseña:  la primera está en ${path}`))
})

test('with ADMIN_PASSWORD set, it says that the file holds only the Asesor’s password', () => {
  const found = lines({ email, passwordFile: { path, of: ['asesor@demo.mx'] } })
  assert.ok(found.includes('  Contraseña:  la que se eligió al crear la base de datos'))
  assert.ok(found.includes(`  En ${path}: la primera contraseña de asesor@demo.mx`))
  assert.ok(!found.some((line) => /acceso.*admin/.test(line)))
})

test('without the file, the message does not mention one', () => {
  assert.ok(!lines({ email }).some((line) => /acceso/.test(line)))
})
