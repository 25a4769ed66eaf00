import { listen, type Note } from './notes'
import { startTelemetry } from './start'

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
