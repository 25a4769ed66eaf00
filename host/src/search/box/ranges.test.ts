import { rangesOf } from './ranges.ts'

const marked = (text: string, looked: string) => rangesOf(text, looked).map((range) => text.slice(...range))

it.each([
  ['Noemí Martínez', 'MARTINEZ noe', ['Noe', 'Martínez']],
  ['Peña', 'nan', []],
  ['Peña', 'pena', ['Peña']],
  ['José María', 'ma mar', ['Mar']],
  ['(477) 988-0779', '4779 88', ['477) 988']],
  ['477 988 0779', '+52 477 988 0779', ['477 988 0779']],
  ['Cafe\u0301 Ñandú', 'cafe', ['Cafe\u0301']],
  ['O’Hara–Ruiz', "o'hara-ruiz", ['O’Hara–Ruiz']],
  ['\u202A477\u00A0988\u20110779\u202C', '477 988 0779', ['477\u00A0988\u20110779']],
  ['Ana 👩\u200D💼', '💼', ['👩\u200D💼']],
  ['ﬁesta', 'f', ['ﬁ']],
  ['Ana', '%', []],
  ['Ana', '', []],
])('[E-02] in «%s», «%s» marks %j', (text, looked, parts) => {
  expect(marked(text, looked)).toEqual(parts)
})
