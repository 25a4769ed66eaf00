import { lazily } from './lazily'

it('makes its value once, when it is first asked for', () => {
  const make = jest.fn(() => undefined)
  const value = lazily(make)
  expect(make).not.toHaveBeenCalled()
  expect([value(), value()]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(1)
})

it('the formats of the product make no formatter while their code loads', async () => {
  const made = [
    jest.spyOn(Intl, 'DateTimeFormat'),
    jest.spyOn(Intl, 'NumberFormat'),
    jest.spyOn(Intl, 'ListFormat'),
    jest.spyOn(Intl, 'Collator'),
  ]
  await jest.isolateModulesAsync(async () => {
    await import('.')
    await import('../ui/compare')
  })
  for (const spy of made) expect(spy).not.toHaveBeenCalled()
})
