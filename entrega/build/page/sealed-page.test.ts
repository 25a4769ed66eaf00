import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inlineScriptHashes } from '@backoffice/gateway'
import { sealed } from './sealed-page.ts'

const hashes = {
  'assets/main.1.js': 'sha384-m',
  'assets/kit.2.js': 'sha384-k',
  'assets/login.3.js': 'sha384-l',
}
/** As in the template, and as the build's minimizer outputs it. */
const template = `<head><link rel="preload" as="font" href="/assets/x.woff2" crossorigin />
<link rel="preload" as="script" href="/assets/kit.2.js" />
<script>uno()</script><script defer src="/assets/main.1.js"></script></head>`

const minimized = template.replaceAll('"', '').replaceAll(' />', '>')

const tests: [what: string, html: string][] = [
  ['as written', template],
  ['minimized', minimized],
]
for (const [what, html] of tests)
  test(`the page has the hash of what it loads, and of what its code will load: ${what}`, () => {
    const page = sealed(html, hashes)
    assert.match(page, /src="?\/assets\/main\.1\.js"? integrity="sha384-m" crossorigin>/)
    assert.match(page, /href="?\/assets\/kit\.2\.js"? integrity="sha384-k" crossorigin( \/)?>/)
    assert.match(page, /href="?\/assets\/x\.woff2"? crossorigin( \/)?>/)
    const [, later = ''] = /id="integridad">(.*)<\/script>/.exec(page) ?? []
    assert.deepEqual(JSON.parse(later), { 'assets/kit.2.js': 'sha384-k', 'assets/login.3.js': 'sha384-l' })
    // JSON never runs, so the policy does not have to allow it.
    assert.equal(inlineScriptHashes(page).length, 1)
  })
