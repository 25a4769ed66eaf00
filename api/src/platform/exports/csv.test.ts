import assert from 'node:assert/strict'
import { it } from 'node:test'
import { record } from './csv.ts'

it('quotes values with separators, quotes or line breaks; numbers and plain text stay as they are', () => {
  assert.equal(record(['Ñandú', 5, null, -3.5, '']), 'Ñandú,5,,-3.5,\r\n')
  assert.equal(record(['a,b', 'dice "sí"', 'uno\ndos', 'a;b']), '"a,b","dice ""sí""","uno\ndos","a;b"\r\n')
  assert.equal(record([' con espacios ']), '" con espacios "\r\n')
})

it('neutralizes formulas', () => {
  for (const text of [
    '=1+1',
    '+52 55 1234',
    '-1',
    '@suma',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    ' =1',
    '\u200b=1',
    '\ufeff=1',
  ]) {
    assert.match(record([text]), /^"?'/, JSON.stringify(text))
  }
  for (const text of ['\tx', '\rx', '\nx', '\t=x']) assert.match(record([text]), /^"'/, JSON.stringify(text))
  assert.equal(record(['=cmd|"/c calc"!A1', 'x']), `"'=cmd|""/c calc""!A1",x\r\n`)
  assert.equal(record(['55 1234', 'a=b', '2026-01-01', 'a@b.mx']), '55 1234,a=b,2026-01-01,a@b.mx\r\n')
})

it('keeps codes that a spreadsheet would take for numbers', () => {
  for (const code of ['0012', '01234', '123456789012', '12345678901234567890', '12E34', '1.5e+10'])
    assert.equal(record([code]), `'${code}\r\n`)
  for (const text of ['0', '5512345678', '10', '2026-01-01', '0 12', 'E12', '12E', 'GODE561231GR8'])
    assert.equal(record([text]), `${text}\r\n`)
})
