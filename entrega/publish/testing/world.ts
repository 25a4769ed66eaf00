import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { candidateFrom, type Candidate } from '../records/candidate.ts'
import type { Parts } from '../publish/publish.ts'
import { folderStore } from '../store/folder.ts'
import type { Store } from '../store/store.ts'

/** A separate store on the disk, builds to release, and a clock that the test moves. */
export interface World {
  folder: string
  site: string
  store: Store
  parts: Parts
  /** Moves the clock so many days ahead for later commands. */
  pass(days: number): void
  remote(name: string, code: string, change?: Record<string, unknown>): Candidate
  host(code: string): Candidate
}

export function world(t: TestContext): World {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const site = path.join(folder, 'site')
  const store = folderStore(site)
  let now = Date.parse('2026-11-20T10:00:00Z')
  return {
    folder,
    site,
    store,
    parts: { store, clock: () => new Date(now), who: { by: 'Ana', commit: 'a'.repeat(40), clean: true } },
    pass: (days) => void (now += days * 24 * 60 * 60 * 1000),
    remote: (name, code, change) => remoteBuild(folder, name, code, change),
    host: (code) => hostBuild(folder, code),
  }
}

function write(folder: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return folder
}

let builds = 0

/** The files that webpack would emit, as far as a release reads them. */
export function remoteBuild(
  folder: string,
  name: string,
  code: string,
  change: Record<string, unknown> = {},
) {
  const dist = write(path.join(folder, `build-${++builds}`), {
    'mf-manifest.json': JSON.stringify({ name }),
    'remoteEntry.js': code,
    'remoteEntry.js.map': 'a map',
    'mf-stats.json': '{}',
    '.sources': 'a stamp',
    'remote.json': JSON.stringify({
      name,
      base: `/${name}`,
      contract: '^1.0.0',
      routes: [{ path: `/${name}` }],
      menu: [],
      exposes: ['./module'],
      ...change,
    }),
  })
  return candidateFrom(name, dist, '0.1.0')
}

function hostBuild(folder: string, code: string) {
  const file = `assets/main.${Buffer.from(code).toString('hex').slice(0, 8)}.js`
  const files = { 'index.html': `<script src="/${file}">`, [file]: code, 'assets/kit.js': 'the kit' }
  return candidateFrom('host', write(path.join(folder, `build-${++builds}`), files), '0.1.0')
}
