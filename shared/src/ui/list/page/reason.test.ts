import { reasonOf } from './reason.ts'

const online = (yes: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(yes)
afterEach(() => jest.restoreAllMocks())

it('[D35] a list that was not read says why, and without connection says so', () => {
  online(true)
  expect(reasonOf({ kind: 'answer', msg: 'Falta el permiso' })).toBe('Falta el permiso')
  expect(reasonOf({ kind: 'answer', msg: null })).toBeNull()
  expect(reasonOf({ kind: 'no-answer', msg: null })).toBe('El servidor no respondió.')
  online(false)
  expect(reasonOf({ kind: 'no-answer', msg: null })).toMatch(/^Sin conexión\./)
  expect(reasonOf({ kind: 'answer', msg: 'Falta el permiso' })).toBe('Falta el permiso')
})
