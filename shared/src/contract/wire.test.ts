import { metodoPago } from './resources/contrataciones.ts'
import { correo } from './credentials.ts'
import { tipoUsuario } from './resources/usuarios.ts'
import { dia, dinero, id, idOpcional, texto, textoFiltro, textoLargo, textoOpcional } from './wire.ts'

const invisible = [
  '\u200B',
  '\u00AD',
  '\uFEFF',
  '\u200D\u200C',
  '\u2060\u2063',
  '\u202A\u202C',
  '\u3164',
  '\u115F\u1160',
  '\uFE0F',
  '\u034F',
  '\u2800',
  '\u{E0041}',
  ' \u200B \u00A0\u200B ',
]

it('[F-09] a name of nothing but invisible characters counts as empty', () => {
  for (const value of invisible) {
    const { error } = texto().safeParse(value)
    expect(error?.issues.map(({ message }) => message)).toEqual(['Es obligatorio'])
  }
})

it('an optional text of nothing but invisible characters is empty', () => {
  for (const value of invisible) {
    expect(textoOpcional().parse(value)).toBe('')
    expect(textoLargo().parse(value)).toBe('')
    expect(textoFiltro.parse(value)).toBe('')
  }
})

it("an optional text that is '' or null is '', and what is absent stays absent", () => {
  for (const schema of [textoOpcional(), textoLargo()]) {
    for (const nothing of ['', null, '  ']) expect(schema.parse(nothing)).toBe('')
    expect(schema.parse(undefined)).toBeUndefined()
  }
})

it('invisible characters between visible ones stay: emoji, scripts that need it, soft hyphens inside', () => {
  for (const value of ['👩\u200D💼 Ana', '❤️', 'نامه\u200Cای', 'क्\u200Dष', 'Ana\u00ADMaría', '한국']) {
    expect(texto().parse(value)).toBe(value.normalize('NFC'))
    expect(textoOpcional().parse(value)).toBe(value.normalize('NFC'))
  }
})

it('[D24] control characters and lone surrogates are refused', () => {
  for (const value of ['a\u0000b', '\u0007', '\uD83D']) expect(texto().safeParse(value).success).toBe(false)
})

it('[D3] [D24] an empty required value gets the sentence for that, whatever its kind', () => {
  for (const schema of [id, dia, dinero, texto(), correo, metodoPago, tipoUsuario]) {
    for (const nothing of ['', null, undefined]) {
      const messages = schema.safeParse(nothing).error?.issues.map(({ message }) => message)
      expect(messages).toEqual(['Es obligatorio'])
    }
    expect(schema.safeParse({}).error?.issues[0]?.message).not.toBe('Es obligatorio')
  }
})

it('line breaks are normalized in multipart and JSON bodies alike', () => {
  expect(textoLargo().parse('una\r\ndos\rtres\ncuatro')).toBe('una\ndos\ntres\ncuatro')
})

it('an id in capital letters is normalized to lower case', () => {
  const one = '0190abcd-0000-7000-8000-00000000abcd'
  expect(id.parse(one.toUpperCase())).toBe(one)
  expect(idOpcional.parse(one.toUpperCase())).toBe(one)
})

it('[D20] February 29 is valid in leap years only', () => {
  for (const day of ['2028-02-29', '2000-02-29', '1600-02-29']) expect(dia.parse(day)).toBe(day)
  for (const day of [
    '2027-02-29',
    '1900-02-29',
    '2100-02-29',
    '2028-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
  ]) {
    expect(dia.safeParse(day).error?.issues[0]?.message).toBe('Esa fecha no existe')
  }
})

it('[D40] a user’s e-mail is one plain address', () => {
  for (const value of [
    'ana@oficina.mx',
    'ñandú@niñez.mx',
    'ana+citas@oficina',
    "o'brien_86@a-b.com.mx",
    'अना@उदाहरण.भारत',
    'a@b',
  ])
    expect(correo.parse(value)).toBe(value)
  for (const value of [
    'ana@oficina.mx,luis@oficina.mx',
    'ana@oficina.mx;luis',
    'Ana <ana@oficina.mx>',
    '<ana@oficina.mx>',
    '"ana"@oficina.mx',
    '"a b"@oficina.mx',
    'ana(casa)@oficina.mx',
    'mailto:ana@oficina.mx',
    'ana?bcc=luis@oficina.mx',
    'ana@oficina.mx?bcc=luis',
    'ana%40otra.mx@oficina.mx',
    'otra.mx!ana@oficina.mx',
    'ana\r\nBcc: luis@oficina.mx',
    'ana@[127.0.0.1]',
    'ana@-oficina.mx',
    'ana@oficina..mx',
    'ana@oficina.mx.',
    '.ana@oficina.mx',
    'ana@luis@oficina.mx',
    'ana@',
    '@oficina.mx',
  ])
    expect([value, correo.safeParse(value).error?.issues[0]?.message]).toEqual([
      value,
      'No es un correo válido',
    ])
})

it('a text is cleaned before it is judged: a line has no tabs or breaks, several lines have both', () => {
  expect(texto(10).parse('\u202AAna\tLópez\r\n')).toBe('Ana López')
  expect(textoOpcional(9).parse('Ana\u200B\u00A0López')).toBe('Ana López')
  expect(textoFiltro.parse('\tAna\vLópez')).toBe('Ana López')
  expect(textoLargo().parse('\uFEFFuna\u00A0línea\tcon\vdos')).toBe('una línea\tcon\ndos')
})

it('[D40] an e-mail with invisible characters inside is refused, unless they only came along', () => {
  for (const value of ['ana@oficina.mx', 'ñandú@correo.mx', 'ana+citas@oficina'])
    expect(correo.parse(value)).toBe(value)
  for (const pasted of ['\u200B', '\u2060', '\u202E', '\uFEFF'])
    expect(correo.parse(`ana${pasted}@oficina.mx\u00A0`)).toBe('ana@oficina.mx')
  for (const hidden of ['\u00AD', '\u3164', '\u00A0', '\u200D', '\t']) {
    const { error } = correo.safeParse(`ana${hidden}@oficina.mx`)
    expect(error?.issues[0]?.message).toBe('No es un correo válido')
  }
})
