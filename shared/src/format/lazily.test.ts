import { lazily, onceIdle } from './lazily.ts'

it('makes its value once, when it is first asked for', () => {
  const make = jest.fn(() => undefined)
  const value = lazily(make)
  expect(make).not.toHaveBeenCalled()
  expect([value(), value()]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(1)
})

it('makes what most pages need once the browser is idle', () => {
  const idle: (() => void)[] = []
  window.requestIdleCallback = (run) => idle.push(() => run({ didTimeout: false, timeRemaining: () => 50 }))
  const make = jest.fn(() => 'made')
  const value = onceIdle(lazily(make))
  expect(make).not.toHaveBeenCalled()
  idle.forEach((run) => run())
  expect(make).toHaveBeenCalledTimes(1)
  expect(value()).toBe('made')
  expect(make).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

it('the formats and the form fields make no formatter while their code loads', async () => {
  const made = [
    jest.spyOn(Intl, 'DateTimeFormat'),
    jest.spyOn(Intl, 'NumberFormat'),
    jest.spyOn(Intl, 'ListFormat'),
    jest.spyOn(Intl, 'Collator'),
    jest.spyOn(Date.prototype, 'toLocaleDateString'),
  ]
  await jest.isolateModulesAsync(async () => {
    await import('./index.ts')
    await import('../ui/list/sortRows.ts')
    await import('../ui/date/day/readDay.ts')
    await import('../ui/form/fields/NumberField.tsx')
  })
  // A library makes two of German; the build leaves it out.
  const ours = made.flatMap(({ mock }) => mock.calls).filter(([locale]) => locale === 'es-MX')
  expect(ours).toEqual([])
})
