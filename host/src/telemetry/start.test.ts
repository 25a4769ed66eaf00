import { listen, type Note } from './notes'
import { startTelemetry } from './start'

it('[D51] what is thrown outside of React is noted, with the file that the browser names', () => {
  const heard: Note[] = []
  startTelemetry()
  const error = new Error('x')
  window.dispatchEvent(new ErrorEvent('error', { error, filename: 'http://x/a.js' }))
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'a text' })
  window.dispatchEvent(rejection)
  // What came before is not lost.
  listen((note) => heard.push(note))
  expect(heard).toEqual([
    { what: 'thrown', error, file: 'http://x/a.js' },
    { what: 'thrown', error: 'a text' },
  ])
})
