import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { writeBuildNote } from '../../build/who.ts'
import { sayEntry } from '../show/entry.ts'
import { world } from '../testing/world.ts'
import { candidateFrom } from '../records/candidate.ts'
import { publish } from './publish.ts'

test('a build from elsewhere is logged with its own author, commit and state, and with who released it', async (t) => {
  const w = world(t)
  const { folder } = w.remote('clientes', 'uno')
  const built = { by: 'Eva', commit: 'e'.repeat(40), clean: false, at: '2026-11-19T08:00:00Z' }
  writeFileSync(path.join(folder, '.build.json'), JSON.stringify({ version: '2.0.0', ...built }))
  const entry = await publish(w.parts, [candidateFrom('clientes', folder), w.remote('usuarios', 'uno')], {
    elsewhere: true,
  })
  assert.ok(entry)
  assert.equal(entry.by, 'Ana')
  // Ana's checkout says nothing about either build.
  assert.deepEqual([entry.commit, entry.clean], [undefined, undefined])
  assert.deepEqual(entry.changes[0]?.built, built)
  assert.equal(entry.changes[1]?.built, undefined)
  assert.match(sayEntry(entry).join('\n'), /construida por Eva, de eeeeeee con cambios sin guardar/)
})

test('the note of a build outside this repository is of its own checkout', (t) => {
  const { folder } = world(t)
  const dist = path.join(folder, 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{"version":"3.1.0"}')
  writeFileSync(path.join(folder, '.gitignore'), 'dist\n')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  git('config', 'user.name', 'Eva')
  git('config', 'user.email', 'eva@taller.mx')
  git('add', '.')
  git('commit', '--quiet', '--message', 'first')
  const note = () => {
    writeBuildNote(folder, dist)
    return JSON.parse(readFileSync(path.join(dist, '.build.json'), 'utf8')) as Record<string, unknown>
  }
  const { at: _, ...first } = note()
  const commit = git('rev-parse', 'HEAD')
  assert.deepEqual(first, { version: '3.1.0', by: 'Eva <eva@taller.mx>', commit, clean: true })
  writeFileSync(path.join(folder, 'package.json'), '{"version":"3.2.0"}')
  assert.equal(note()['clean'], false)
})
