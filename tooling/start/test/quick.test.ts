import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { changedFiles, quickSteps, testsNear } from './quick.ts'

function repository(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'rapido-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  const write = (file: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), `${Math.random()}`)
  }
  git('init', '-q')
  return { folder, git, write }
}

test('uses uncommitted files, including new ones; without any, those of the last commit', (t) => {
  const { folder, git, write } = repository(t)
  assert.deepEqual(changedFiles(folder), [])
  for (const file of ['a.ts', 'b.ts']) write(file)
  git('add', '-A')
  git('commit', '-qm', 'one')
  write('a.ts')
  git('commit', '-qam', 'two')
  assert.deepEqual(changedFiles(folder), ['a.ts'])
  write('b.ts')
  write('c.ts')
  assert.deepEqual(changedFiles(folder), ['b.ts', 'c.ts'])
})

test('runs the tests next to a change; slow tests only if they were changed themselves', (t) => {
  const { folder, write } = repository(t)
  for (const file of [
    'uno/a.ts',
    'uno/a.test.tsx',
    'uno/b.test.ts',
    'dos/c.test.ts',
    'api/src/app.ts',
    'api/src/every-call/fuzz.test.ts',
  ])
    write(file)
  assert.deepEqual(testsNear(['uno/a.ts'], folder), ['uno/a.test.tsx', 'uno/b.test.ts'])
  assert.deepEqual(testsNear(['api/src/app.ts'], folder), [])
  assert.deepEqual(testsNear(['api/src/every-call/fuzz.test.ts'], folder), [
    'api/src/every-call/fuzz.test.ts',
  ])
})

test('each runner gets its own files', () => {
  const names = (files: string[]) => quickSteps(files).map(({ name }) => name)
  assert.deepEqual(names([]), ['imports', 'requisitos'])
  assert.deepEqual(names(['docs/operacion/crecer.md']), ['format', 'imports', 'requisitos'])
  assert.deepEqual(names(['api/src/platform/lists/page.ts']), [
    'types',
    'lint',
    'format',
    'imports',
    'requisitos',
    'api',
  ])
})
