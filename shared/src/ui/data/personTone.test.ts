import { personTones } from '../theme/tokens.ts'
import { personTone } from './personTone.ts'

it('a person keeps one tone, and people share all of them', () => {
  const ids = Array.from({ length: 200 }, (_, n) => `persona-${n}`)
  const tones = ids.map(personTone)
  expect(ids.map(personTone)).toEqual(tones)
  expect(new Set(tones).size).toBe(personTones.length)
})
