import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sealed } from './sealed-page.ts'
import { offlineWorker } from './worker.ts'

test('[E-20] the worker is one small program, the same in every build, and is named as gateway and page look for it', () => {
  const [[file, program] = ['', '']] = Object.entries(offlineWorker())
  assert.deepEqual(offlineWorker(), { [file]: program })
  assert.match(file, /^assets\/sin-linea\.[0-9a-f]{8}\.js$/)
  assert.doesNotMatch(program, /\bimport\b|importScripts|process\.env/)
  assert.ok(program.length < 25_000, `${program.length}`)
  // gateway/src/worker.ts and entrega/page/offline/keep-page.ts read it so.
  assert.match(sealed('<head></head>', { [file]: 'sha384-a' }), /"assets\/sin-linea\.\w+\.js":"sha384-a"/)
})
