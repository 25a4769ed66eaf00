import { satisfies } from './satisfies.ts'

const cases: [version: string, range: string, holds: boolean][] = [
  ['1.0.0', '^1.0.0', true],
  ['1.9.3', '^1.2.0', true],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['0.3.5', '^0.3.1', true],
  ['0.4.0', '^0.3.1', false],
  ['0.0.4', '^0.0.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.9.0', '~1', true],
  ['1.4.0', '1.x', true],
  ['2.0.0', '1.x', false],
  ['7.0.0', '*', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '=1.2.3', false],
  ['1.5.0', '>=1.0.0 <2.0.0', true],
  ['2.0.0', '>=1.0.0 <2.0.0', false],
  ['1.5.0', '>= 1.0.0 < 2.0.0', true],
  ['2.1.0', '^1.0.0 || ^2.0.0', true],
  ['3.0.0', '^1.0.0 || ^2.0.0', false],
  ['1.2.9', '>1.2.0', true],
  ['1.3.0', '<=1.2.9', false],
  ['1.0.0-rc.1', '^1.0.0', true],
]

it.each(cases)('%s in «%s»: %s', (version, range, holds) => {
  expect(satisfies(version, range)).toBe(holds)
})

it('refuses what it cannot parse', () => {
  expect(satisfies('1.0.0', 'latest')).toBe(false)
  expect(satisfies('1.0.0', '')).toBe(false)
  expect(satisfies('1.0', '*')).toBe(false)
  expect(satisfies('', '*')).toBe(false)
})
