import assert from 'node:assert/strict'
import { test } from 'node:test'
import { installable } from './installable.ts'

interface Manifest {
  name: string
  start_url: string
  scope: string
  display: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

test('[E-20] the page can be installed: what Chromium asks of a manifest, and icons of the sizes that it names', () => {
  const { manifest, files } = installable()
  assert.match(manifest, /^\/assets\/programa\.[0-9a-f]{8}\.webmanifest$/)
  const about = JSON.parse(String(files[manifest.slice(1)])) as Manifest
  assert.equal(about.name, 'Administración')
  assert.deepEqual([about.start_url, about.scope, about.display], ['/', '/', 'standalone'])
  assert.deepEqual(
    about.icons.map(({ sizes, purpose }) => [sizes, purpose]),
    [
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ],
  )
  assert.equal(Object.keys(files).length, about.icons.length + 1)
  for (const { src, sizes, type } of about.icons) {
    const bytes = files[src.slice(1)]
    assert.ok(bytes, src)
    assert.equal(type, 'image/png')
    // The header of a PNG tells its size (RFC 2083, IHDR).
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes)
  }
})
