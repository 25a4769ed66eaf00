import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { checkPassword } from './check-password.ts'

const ana = { nombre: 'Ana María Ruiz Peña', email: 'ana.ruiz@lomas.mx', empresa: 'Asesores del Valle' }

const EASY =
  'Es fácil de adivinar; conviene una frase de cuatro palabras sin relación entre sí, o 12 caracteres al azar'
const OWN =
  'Es fácil de adivinar, porque lleva el nombre, el correo o la empresa; conviene una frase de cuatro palabras sin relación entre sí, o 12 caracteres al azar'

describe('[D26] a new password', () => {
  it('has 8 to 128 characters of any kind', async () => {
    assert.equal(await checkPassword('corta-7', ana), 'Debe tener al menos 8 caracteres')
    assert.equal(await checkPassword('x'.repeat(129), ana), 'Admite como máximo 128 caracteres')
    // Each takes more than one UTF-16 unit.
    assert.equal(await checkPassword('🦊🌵🐢🌻🍋🦉🌙🔑'.repeat(16), ana), null)
    assert.equal(await checkPassword('🦊'.repeat(128), ana), EASY)
  })

  const weak = [
    'aaaaaaaa',
    'Password1!',
    '        ',
    'Bienvenido2026',
    'Bienvenido2026!',
    'qwertyui',
    '12345678',
    'Contraseña1',
    'Contrasena1',
    'P@ssw0rd1',
    'Pásswórd1!',
    '1qaz2wsx',
    'zaq12wsx!',
    'asdfghjklñ',
    'holaholahola',
    'perroperro',
    'abcd1234',
    '01/02/1990',
    '19900201',
    '15septiembre2026',
    'Septiembre2026',
    'Guadalajara1',
    'Monterrey2025*',
    'Temporal2026!',
    'tequiero123',
    'drowssap1',
    'Taco123!',
    't@c0123!',
    // Names and words missing from every dictionary.
    'Xochitl1',
    'YARELI12',
    '22mezcal',
    // Unknown to the dictionaries, but too short: one of 10⁸, and maybe a word.
    '83016274',
    'gxwrkmbd',
  ]
  for (const password of weak) {
    it(`${JSON.stringify(password)}: easy to guess`, async () => {
      assert.equal(await checkPassword(password, ana), EASY)
    })
  }

  const own = [
    'backoffice2026',
    'Back0ffice2026!',
    'ana.ruiz@lomas.mx',
    'ANA.RUIZ@LOMAS.MX1',
    'AsesoresDelValle2026',
    'asesores.del.valle.26',
    'ana12345',
    'AnaRuiz1990',
    'ruizpeña86',
    'RUIZ-PENA-1986',
    'Maria.Ruiz.2026',
    'lomas123456',
  ]
  for (const password of own) {
    it(`${JSON.stringify(password)}: too weak without its owner’s own words`, async () => {
      const problem = await checkPassword(password, ana)
      assert.ok(problem === OWN || problem === EASY, String(problem))
    })
  }
  it('says so when it relies on its owner’s own words', async () => {
    assert.equal(await checkPassword('Maria.Ruiz.2026', ana), OWN)
    assert.equal(await checkPassword('Maria.Ruiz.2026', {}), null)
  })

  const good = [
    'caballo correcto grapa',
    'bicicleta azul y roja',
    'ventana abierta al patio',
    'Ana vende tamales en la tarde',
    'mi perro come melones verdes',
    'lluvia-mesa-cobre-91',
    'ñandú volador morado',
    'una-clave-de-prueba',
    'v9mQzr2kXwPt',
    'k4Tz-p8Wn-e3Yq',
    'gxwr-52km-bd9h-qyta',
    '$R7u!pX2#mQe',
    '08273619450382',
    'Rk7vQz4x',
    'v9mq2rkx',
    'Q7#u!pXz',
    'xWqTzKpB',
    'contraseña larguísima que nadie tiene'.repeat(3),
  ]
  for (const password of good) {
    it(`${JSON.stringify(password.slice(0, 40))}: good`, async () => {
      assert.equal(await checkPassword(password, ana), null)
    })
  }

  it('of eight random letters and digits is nearly always accepted', async () => {
    const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
    const at = (n: number) => ALPHABET[createHash('sha256').update(`${n}`).digest().readUInt16LE() % 62] ?? ''
    const made = Array.from({ length: 50 }, (_, i) =>
      Array.from({ length: 8 }, (_, j) => at(i * 8 + j)).join(''),
    )
    const problems = await Promise.all(made.map((password) => checkPassword(password, ana)))
    const good = problems.filter((problem) => problem === null).length
    assert.ok(good >= 40, `${good} of 50`)
  })

  it('is judged whatever its owner’s name, e-mail and empresa', async () => {
    const odd = {
      nombre: '.*+?^${}()|[]\\/-',
      email: '((((@)))',
      empresa: `${'[a-'.repeat(160)} ${'x'.repeat(500)}`,
    }
    for (const owner of [odd, { nombre: '', email: null }, { email: '@', nombre: undefined }, {}]) {
      assert.equal(await checkPassword('caballo correcto grapa', owner), null)
      assert.equal(await checkPassword('12345678', owner), EASY)
    }
  })
})
