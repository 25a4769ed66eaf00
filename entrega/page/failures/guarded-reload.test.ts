import { hasUnsaved } from '@backoffice/shared'
import { reload } from '../reload.ts'
import { guardedReload } from './guarded-reload.ts'

jest.mock('../reload.ts', () => ({ reload: jest.fn() }))
jest.mock('@backoffice/shared', () => ({ hasUnsaved: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(reload).mockClear()
  jest.mocked(hasUnsaved).mockReturnValue(false)
})

it('reloads once for each release', () => {
  expect(guardedReload('clientes', '2')).toBe(true)
  expect(guardedReload('clientes', '2')).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(guardedReload('clientes', '3')).toBe(true)
  expect(guardedReload('usuarios', '2')).toBe(true)
})

it('never reloads over unsaved changes; once they are saved, it may', () => {
  jest.mocked(hasUnsaved).mockReturnValueOnce(true)
  expect(guardedReload('clientes', '2')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(guardedReload('clientes', '2')).toBe(true)
})

it('does not reload without storage, which prevents a second reload', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(guardedReload('clientes', '2')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
