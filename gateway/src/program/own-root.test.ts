import assert from 'node:assert/strict'
import { test } from 'node:test'
import { InvalidSetting, ownRoot } from './settings.ts'

const page = (at: string) =>
  `<!doctype html><link rel="icon" href="data:,"><script>a()</script><script defer src="${at}main.1a2b.js"></script>`

test('a page whose files are at the root of its own origin is served', () => ownRoot(page('/assets/')))

for (const at of ['/oficina/assets/', 'https://cdn.mx/assets/', '//cdn.mx/assets/', 'assets/'])
  test(`a page that asks for its files at ${at} is refused with a sentence`, () =>
    assert.throws(
      () => ownRoot(page(at)),
      (error: Error) => {
        assert.ok(error instanceof InvalidSetting)
        assert.match(
          error.message,
          /^La página pide «.*main\.1a2b\.js», y solo se sirve en la raíz de un nombre propio, .*\.$/,
        )
        return true
      },
    ))

test('as the build writes it, without quotes', () => {
  ownRoot(
    '<link rel=icon href=data:image/svg+xml,%3Csvg><script defer src=/assets/a.js integrity="sha384-x" crossorigin></script>',
  )
  assert.throws(() => ownRoot('<script defer src=/oficina/assets/a.js></script>'), /oficina/)
})

test('a style sheet elsewhere too', () =>
  assert.throws(() => ownRoot('<link rel="stylesheet" href="https://cdn.mx/a.css">'), /cdn\.mx/))
