import assert from 'node:assert/strict'
import { it } from 'node:test'
import { disposition } from './disposition.ts'

it('[D29] the name goes in UTF-8 (RFC 5987) and in ASCII', () => {
  assert.equal(
    disposition('Identificación (Ñandú).pdf', true),
    `inline; filename="Identificacion (Nandu).pdf"; filename*=UTF-8''Identificaci%C3%B3n%20%28%C3%91and%C3%BA%29.pdf`,
  )
})

it('[D29] no name can break out of the header or reach another folder', () => {
  const text = disposition('../a"b\r\nSet-Cookie: x\\c\u202Efdp;%41\ud800.exe', false)
  assert.match(text, /^attachment; filename="[^"\\/\r\n;%]*"; filename\*=UTF-8''[\w.%~!$&+^`|-]*$/)
  assert.ok(disposition('😀'.repeat(400), false).length < 2_500)
  const cut = disposition(`${'a'.repeat(145)}👩\u200D💼.pdf`, false)
  assert.match(cut, /''a{145}\.pdf$/, 'no half of a character')
})

it('[D29] a long name is truncated, and keeps its extension', () => {
  const nameOf = (name: string) =>
    decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition(name, false))?.[1] ?? '')
  assert.equal(nameOf(`${'ñ'.repeat(500)}.pdf`), `${'ñ'.repeat(146)}.pdf`)
  assert.equal(nameOf(`${'👩'.repeat(500)}.docx`), `${'👩'.repeat(145)}.docx`)
  assert.equal([...nameOf('x'.repeat(500))].length, 150)
  assert.equal(nameOf('acta v1.2 final.pdf'), 'acta v1.2 final.pdf')
  assert.equal(nameOf('.pdf'), '.pdf')
})
