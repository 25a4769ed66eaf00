import {
  ejemplosDeClave,
  ejemplosDeLimpio,
  ejemplosDeLimpioLargo,
  ejemplosDeNormal,
  ejemplosDeTelefono,
} from '../index.ts'
import {
  bareClave,
  beginning,
  claveIn,
  cleanLine,
  cleanLines,
  digitsIn,
  firstCharacter,
  isPhone,
  normalEmail,
  phoneKey,
  plain,
  wordsOf,
} from './index.ts'

// api/src/platform/database/migrations/texts.test.ts asks the same of the database.
const rules = {
  cleanLine: [cleanLine, ejemplosDeLimpio],
  cleanLines: [cleanLines, ejemplosDeLimpioLargo],
  plain: [plain, ejemplosDeNormal],
  bareClave: [bareClave, ejemplosDeClave],
  phoneKey: [phoneKey, ejemplosDeTelefono],
} as const

describe.each(Object.entries(rules))('%s', (_, [rule, ejemplos]) => {
  it.each(ejemplos.map(([text, result]) => [JSON.stringify(text), text, result]))(
    '[D8] [D52] %s',
    (_, text, result) => {
      expect(rule(text)).toBe(result)
      expect(rule(result)).toBe(result)
    },
  )
})

it('[D52] an RFC is found however it was pasted', () => {
  for (const text of ['\u202Amapn-850312-ab1\u202C', 'MAPN\u00A0850312\tAB1', 'MAPN\u2011850312–AB1'])
    expect(claveIn(text)).toBe('MAPN850312AB1')
  expect(claveIn('\u200BXAXX010101000')).toBeNull()
})

it('[D52] so is a phone number', () => {
  for (const text of ['\u202A+52 477 988 0779\u202C', '+52\u00A0477\u2011988–0779', '＋５２ 477 988 0779']) {
    expect(digitsIn(text)).toEqual(['4779880779'])
    expect(isPhone(text)).toBe(true)
  }
  for (const text of ['47', 'ana 477', '']) expect(isPhone(text)).toBe(false)
})

it('[D8] words are divided by any blank, and accents without a letter are none', () => {
  expect(wordsOf(' José\u00A0MARÍA\t\u3000de la O ')).toEqual(['jose', 'maria', 'de', 'la', 'o'])
  expect(wordsOf('\u0301 \u200B')).toEqual([])
})

it('[D40] an e-mail is compared without what was pasted along', () => {
  expect(normalEmail('\u200B Ana@Oficina.MX\u00A0')).toBe('ana@oficina.mx')
})

it('a text is cut at whole characters', () => {
  const family = '👩\u200D👩\u200D👧'
  expect(beginning(`ab${family}`, 5)).toBe('ab')
  expect(beginning(`ab${family}`, 10)).toBe(`ab${family}`)
  expect(beginning('ane\u0301', 3)).toBe('an')
  expect(beginning('👍👍👍', 2)).toBe('👍👍')
  expect(beginning('Ana', 80)).toBe('Ana')
  expect(firstCharacter(`${family} Ana`)).toBe(family)
  expect(firstCharacter('e\u0301a')).toBe('e\u0301')
  expect(firstCharacter('')).toBe('')
})
