import { differences, merge } from './merge.ts'

interface Form {
  motivo: string
  tipo: number
  grupo: string
  miembro: string
}
const form = (own: Partial<Form>): Form => ({ motivo: 'a', tipo: 0, grupo: 'g', miembro: 'm', ...own })
const together = ['grupo', 'miembro'] as const

it('[D41] keeps each person’s own changes; the preference decides where both changed', () => {
  const versions = {
    base: form({}),
    mine: form({ motivo: 'b', grupo: 'mío' }),
    theirs: form({ motivo: 'c', tipo: 2 }),
  }
  expect(merge(versions, 'mine')).toEqual(form({ motivo: 'b', tipo: 2, grupo: 'mío' }))
  expect(merge(versions, 'theirs')).toEqual(form({ motivo: 'c', tipo: 2, grupo: 'mío' }))
  expect(differences(versions)).toEqual([
    { field: 'motivo', clash: true },
    { field: 'tipo', clash: false },
  ])
})

it('[D41] never mixes fields that belong together', () => {
  const versions = {
    base: form({}),
    mine: form({ miembro: 'n' }),
    theirs: form({ grupo: 'h', miembro: 'o' }),
  }
  expect(merge(versions, 'mine', together)).toMatchObject({ grupo: 'g', miembro: 'n' })
  expect(merge(versions, 'theirs', together)).toMatchObject({ grupo: 'h', miembro: 'o' })
  expect(differences(versions, together)).toEqual([
    { field: 'grupo', clash: true },
    { field: 'miembro', clash: true },
  ])
})

it('[D41] an identical change by both is no difference', () => {
  const alike = form({ motivo: 'b' })
  expect(differences({ base: form({}), mine: alike, theirs: alike })).toEqual([])
})

it('[D41] a list is one field: if it differs, the preference decides all of it', () => {
  const list = (...beneficios: string[]) => ({ beneficios: beneficios.map((texto) => ({ texto })) })
  expect(differences({ base: list('a'), mine: list('a', 'b'), theirs: list('a', 'b') })).toEqual([])
  const versions = { base: list('a', 'b'), mine: list('b', 'a'), theirs: list('a', 'b', 'c') }
  expect(differences(versions)).toEqual([{ field: 'beneficios', clash: true }])
  expect(merge(versions, 'mine')).toEqual(list('b', 'a'))
  expect(merge({ ...versions, mine: list('a', 'b') }, 'mine')).toEqual(list('a', 'b', 'c'))
})
