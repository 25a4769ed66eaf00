import { guardedReload, type PageParts } from './guarded-reload.ts'

function page(parts: Partial<PageParts> = {}) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { storage, reload: jest.fn(), hasUnsaved: () => false, ...parts }
}

it('reloads once for each release', () => {
  const here = page()
  expect(guardedReload('clientes', '2', here)).toBe(true)
  expect(guardedReload('clientes', '2', here)).toBe(false)
  expect(here.reload).toHaveBeenCalledTimes(1)
  expect(guardedReload('clientes', '3', here)).toBe(true)
  expect(guardedReload('usuarios', '2', here)).toBe(true)
})

it('never reloads over unsaved changes; once they are saved, it may', () => {
  const here = page()
  expect(guardedReload('clientes', '2', { ...here, hasUnsaved: () => true })).toBe(false)
  expect(here.reload).not.toHaveBeenCalled()
  expect(guardedReload('clientes', '2', here)).toBe(true)
})

it('does not reload without storage, which prevents a second reload', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const here = page({ storage: { getItem: forbidden, setItem: forbidden } })
  expect(guardedReload('clientes', '2', here)).toBe(false)
  expect(here.reload).not.toHaveBeenCalled()
})
