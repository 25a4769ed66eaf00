type Ejemplos = readonly (readonly [texto: string, resultado: string])[]

/*
 * What the rules of text/ and the functions of the database must both answer.
 */

/** cleanLine, f_limpio. */
export const ejemplosDeLimpio: Ejemplos = [
  ['  José  Luis ', 'José Luis'],
  ['Jose\u0301', 'José'],
  ['Ana\u200BLópez', 'AnaLópez'],
  ['\u202A55 1234 5678\u202C', '55 1234 5678'],
  ['\u2066GODE561231GR8\u2069', 'GODE561231GR8'],
  ['\u200E+52 55\u200F \u061C1234', '+52 55 1234'],
  ['\uFEFFAna', 'Ana'],
  ['Ana\u2060López', 'AnaLópez'],
  ['Ana\u00A0López', 'Ana López'],
  ['Ana \u202F\u3000 López', 'Ana López'],
  ['Ana\tLópez\t', 'Ana López'],
  ['Calle 1\r\nCol. Centro\vCDMX\u2028México\u0085', 'Calle 1 Col. Centro CDMX México'],
  ['Pérez\u2011Gómez', 'Pérez-Gómez'],
  ['e\u200B\u0301', 'é'],
  ['👩\u200D💼 Ana ❤\uFE0F', '👩\u200D💼 Ana ❤\uFE0F'],
  ['نامه\u200Cای', 'نامه\u200Cای'],
  ['Ana\u00ADMaría', 'Ana\u00ADMaría'],
  ['O’Hara – «Ñ» ｘ', 'O’Hara – «Ñ» ｘ'],
  ['\u200B \u202C', ''],
  ['', ''],
]

/** cleanLines, f_limpio of several lines. */
export const ejemplosDeLimpioLargo: Ejemplos = [
  ['una\r\ndos\rtres\ncuatro\n', 'una\ndos\ntres\ncuatro'],
  ['una\vdos\u2028tres\u0085cuatro\fcinco', 'una\ndos\ntres\ncuatro\ncinco'],
  ['a\tb  c\n  d', 'a\tb  c\n  d'],
  ['a\u00A0\u202Fb\u200B\u202E\uFEFF', 'a  b'],
  ['Pérez\u2011Gómez\n👩\u200D💼', 'Pérez-Gómez\n👩\u200D💼'],
]

/** plain, f_norm. */
export const ejemplosDeNormal: Ejemplos = [
  ['JOSÉ Ñáñez Güemes', 'jose nanez guemes'],
  ['Jose\u0301', 'jose'],
  ...["O'Hara", 'O’Hara', 'O‘Hara', 'Oʼhara', 'O´Hara', 'O`Hara', 'O′Hara', 'O＇Hara'].map(
    (one) => [one, "o'hara"] as const,
  ),
  ...['a-b', 'a‐b', 'a\u2011b', 'a–b', 'a—b', 'a−b', 'a－b', 'a﹣b'].map((one) => [one, 'a-b'] as const),
  ...['a b', 'a\u00A0b', 'a\u2009b', 'a\u3000b', 'a\tb', 'a\u2028b'].map((one) => [one, 'a b'] as const),
  ['“El Ñandú” «norte»', '"el nandu" "norte"'],
  ['５５ 1２3４', '55 1234'],
  ['Ｒｅｙｅｓ 𝐀', 'reyes a'],
  ['1º 2ª ½ …', '1o 2a 1/2 ...'],
  ['Ana\u200B\u200D\u00ADMar\uFE0Fía', 'anamaria'],
  ['Strauß Løvås Łódź Đinh İı ﬁ Œ Æ', 'strauss lovas lodz dinh ii fi oe ae'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['%_\\', '%_\\'],
  ['', ''],
]

/** bareClave, f_clave. */
export const ejemplosDeClave: Ejemplos = [
  ...[
    'GODE561231GR8',
    ' gode-561231-gr8 ',
    'GODE.561231/GR8',
    '\u202AGODE561231GR8\u202C',
    'GODE\u200B561231\uFEFFGR8',
    'GODE\u00A0561231\tGR8\n',
    'GODE\u2011561231–GR8',
    'ＧＯＤＥ５６１２３１ＧＲ８',
  ].map((one) => [one, 'GODE561231GR8'] as const),
  ['ñam&990101ab1', 'ÑAM&990101AB1'],
  ['n\u0303am', 'ÑAM'],
  ['no tiene', 'NOTIENE'],
  ['GODE561231GR8*', 'GODE561231GR8*'],
  ['', ''],
]

/** phoneKey, f_telefono. */
export const ejemplosDeTelefono: Ejemplos = [
  ...[
    '5512345678',
    '+52 1 (55) 1234-5678',
    '\u202A+52 55 1234 5678\u202C',
    '55\u00A01234\u20115678',
    '５５１２３４５６７８',
    '55 1234 5678 ext. 90',
    '55 1234 5678, Extensión: 123456',
    '55 1234 5678 x12',
    '55 1234 5678 (Ext 9)',
    '55-1234-5678 #9',
  ].map((one) => [one, '5512345678'] as const),
  ['988 0779', '9880779'],
  ['no tiene', ''],
  ['', ''],
]
