import assert from 'node:assert/strict'
import { it } from 'node:test'
import { record } from './csv.ts'
import { phone } from './phone.ts'

const cases = [
  ['+52 55 1234 5678', '(+52) 55 1234 5678'],
  ['+525512345678', '(+52) 55 1234 5678'],
  [' + 52 (443) 123-4567 ', '(+52) 443 123 4567'],
  ['+14155550100', '(+1) 415 555 0100'],
  ['+34 600 12 34 56', '(+34) 600 12 34 56'],
  ['+502 2345 6789', '(+502) 2345 6789'],
  ['+52 55 1234 5678 ext. 12', '(+52) 55 1234 5678 ext. 12'],
  ['5512345678', '55 1234 5678'],
  ['(477) 988-0779', '477 988 0779'],
  ['015512345678', '01 55 1234 5678'],
  ['044 477 988 0779', '044 477 988 0779'],
  ['525512345678', '52 55 1234 5678'],
  ['12-05-20', '12 05 20'],
  ['0012345', '001 2345'],
  ['988 0779', '988 0779'],
] as const

it('[E-09] [C-04] writes a telephone as people read it, with every digit, and with no mark before it', () => {
  for (const [typed, written] of cases) {
    assert.equal(phone(typed), written)
    assert.equal(phone(typed).replace(/\D/g, ''), typed.replace(/\D/g, ''))
    assert.equal(
      record([phone(typed)]),
      `${written}\r\n`,
      'no spreadsheet takes it for a formula or a number',
    )
    assert.match(written, /^\(|^\d+ /)
  }
})

it('leaves what is no telephone to the guard against formulas', () => {
  for (const text of ['+1', '+52', '-5512345678', '=5512345678', '@5512345678', '+A1+5512345678'])
    assert.match(record([phone(text)]), /^'/, text)
  for (const text of ['', 'no tiene', 'casa 55 1234 5678']) assert.equal(phone(text), text)
})
