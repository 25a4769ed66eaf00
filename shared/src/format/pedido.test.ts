import { enumerar } from './pedido.ts'

it('enumerates as people do, and makes a formatter only for two parts or more', () => {
  const made = jest.spyOn(Intl, 'ListFormat')
  expect([enumerar([]), enumerar(['Ana'])]).toEqual(['', 'Ana'])
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
  expect(enumerar(['Ana', 'Beto'])).toBe('Ana y Beto')
  expect(enumerar(['Ana', 'Beto', 'Inés'])).toBe('Ana, Beto e Inés')
})
