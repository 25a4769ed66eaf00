import { listen, type Note } from './notes.ts'
import { startTelemetry } from './start.ts'

const startReporter = jest.fn()
jest.mock('./reporter.ts', () => ({ startReporter: () => startReporter() as unknown }))

it('[D51] records what is thrown outside React, with the file that the browser names', () => {
  const heard: Note[] = []
  startTelemetry()
  const error = new Error('x')
  window.dispatchEvent(new ErrorEvent('error', { error, filename: 'http://x/a.js' }))
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'a text' })
  window.dispatchEvent(rejection)
  // Earlier notes are not lost.
  listen((note) => heard.push(note))
  expect(heard).toEqual([
    { what: 'thrown', error, file: 'http://x/a.js' },
    { what: 'thrown', error: 'a text' },
  ])
})

it('[D51] a failure fetches the reporter at once, once; an error that no remote can have caused does not', async () => {
  jest.useFakeTimers()
  jest.resetModules()
  const { note } = await import('./notes.ts')
  const { startTelemetry: start } = await import('./start.ts')
  start()
  note({ what: 'thrown', error: new Error('of an extension') })
  await jest.advanceTimersByTimeAsync(4_000)
  expect(startReporter).not.toHaveBeenCalled()
  const of = { remote: 'usuarios', release: '1' }
  for (const kind of ['code', 'late'] as const)
    note({ what: 'failure', ...of, kind, ran: false, failure: {} })
  await jest.advanceTimersByTimeAsync(0)
  expect(startReporter).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
