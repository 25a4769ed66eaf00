import { isOfTheNetwork, ownerOf, remember } from './attribute.ts'

const here = window.location.origin
const usuarios = { remote: 'usuarios', release: '0.1.0-a' }
const elsewhere = { remote: 'reportes', release: '2.0.0' }
remember('/remotes/usuarios/0.1.0-a/mf-manifest.json', usuarios)
remember('https://cdn.example:8443/r/2.0.0/mf-manifest.json', elsewhere)

const thrown = (...frames: string[]) => {
  const error = new TypeError('x is undefined')
  error.stack = `TypeError: x is undefined\n${frames.map((frame) => `    at f (${frame}:1:2345)`).join('\n')}`
  return error
}
const ofUsuarios = `${here}/remotes/usuarios/0.1.0-a/123.abc.js`
const ofHost = `${here}/assets/main.js`
const extension = 'chrome-extension://abcdef/content.js'

it.each([
  ['a remote’s own code', [ofUsuarios, ofHost], usuarios],
  ['the host’s code that a remote called', [ofHost, ofUsuarios, ofHost], usuarios],
  ['a remote of another origin', ['https://cdn.example:8443/r/2.0.0/a.js'], elsewhere],
  ['the host', [ofHost, ofHost], null],
  ['an extension that a remote called', [extension, ofUsuarios], null],
  ['a release that this page has not loaded', [`${here}/remotes/usuarios/0.2.0-b/1.js`], null],
  ['somebody else’s script', ['https://cdn.example:8443/other.js', ofUsuarios], null],
])('[D51] an error of %s', (_, frames, owner) => {
  expect(ownerOf(thrown(...frames))).toEqual(owner)
})

it('[D51] reads the stacks of Firefox and Safari', () => {
  const error = new Error('x')
  error.stack = `f@${ofUsuarios}:1:2345\nasync*g@${ofHost}:9:1\n`
  expect(ownerOf(error)).toEqual(usuarios)
})

it('[D51] ignores an address in the message', () => {
  const error = new Error(`Failed: ${ofUsuarios}:1:2`)
  error.stack = `Error: ${error.message}\n    at f (${ofHost}:1:2)`
  expect(ownerOf(error)).toBeNull()
})

it('[D51] attributes a thrown value that is no error to the file that the browser names; without one, to no remote', () => {
  expect(ownerOf('a text', ofUsuarios)).toEqual(usuarios)
  expect(ownerOf('a text')).toBeNull()
  expect(ownerOf(undefined, extension)).toBeNull()
})

it('does not count a call without an answer as its caller’s error', () => {
  expect(isOfTheNetwork(Object.assign(new Error(), { name: 'ApiError' }))).toBe(true)
  expect(isOfTheNetwork(new TypeError())).toBe(false)
})
