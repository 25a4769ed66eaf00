import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, it } from 'node:test'
import { root } from '../../../tooling/start/before/root.mjs'
import { readFiles, resourcesOf } from './manifests.ts'
import { containersOf, podsOf } from './pods.ts'

let folder = ''
const backups = () => join(folder, 'respaldos')

/** The image's working folder as the two jobs need it: fake programs that print their arguments. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backoffice-kubernetes-'))
  mkdirSync(backups())
  mkdirSync(join(folder, 'app/dist'), { recursive: true })
  const write = `import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[2], 'x')`
  writeFileSync(join(folder, 'app/package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'app/dist/respaldo.js'), write)
  writeFileSync(join(folder, 'app/dist/restaurar.js'), 'console.log(process.argv[2])')
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(job: string, env: Record<string, string> = {}): string {
  const pods = podsOf(resourcesOf(readFiles())).find(({ name }) => name === job)
  const [{ command = [], args = [] } = {}] = pods ? containersOf(pods) : []
  const [program = '', ...rest] = [...command, ...args.map((arg) => arg.replaceAll('/respaldos', backups()))]
  return execFileSync(program, rest, {
    cwd: join(folder, 'app'),
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
}

function night(day: number, ending = 'respaldo'): string {
  const name = `backoffice-202610${String(day).padStart(2, '0')}T081500Z.${ending}`
  writeFileSync(join(backups(), name), '')
  utimesSync(join(backups(), name), day, day)
  return name
}

it('the nightly job adds a backup, keeps the thirteen before it, and deletes no other file', () => {
  writeFileSync(join(backups(), 'lost+found'), '')
  const nights = Array.from({ length: 16 }, (_, at) => night(at + 1))
  run('respaldo')
  const left = readdirSync(backups())
  assert.ok(left.includes('lost+found'))
  assert.deepEqual(left.filter((name) => nights.includes(name)).sort(), nights.slice(3))
  assert.equal(left.filter((name) => /^backoffice-\d{8}T\d{6}Z\.respaldo$/.test(name)).length, 14)
})

it('removes nothing on the first night', () => {
  run('respaldo')
  assert.equal(readdirSync(backups()).length, 1)
})

it('encrypted backups have their own name, and count with the others', () => {
  const nights = Array.from({ length: 16 }, (_, at) => night(at + 1, at % 2 ? 'respaldo.age' : 'respaldo'))
  run('respaldo', { BACKUP_RECIPIENT: 'age1' })
  const left = readdirSync(backups())
  assert.deepEqual(left.filter((name) => nights.includes(name)).sort(), nights.slice(3))
  assert.equal(left.filter((name) => !nights.includes(name) && name.endsWith('Z.respaldo.age')).length, 1)
})

it('restores the newest backup', () => {
  night(20)
  const newest = night(27)
  night(11)
  assert.equal(run('restaurar').trim(), join(backups(), newest))
  const encrypted = night(28, 'respaldo.age')
  assert.equal(run('restaurar').trim(), join(backups(), encrypted))
})

it('the image contains both programs under the names that the jobs call', () => {
  const built = readFileSync(join(root, 'api/build.ts'), 'utf8')
  assert.match(built, /respaldo: /)
  assert.match(built, /restaurar: /)
  assert.match(readFileSync(join(root, 'api/Dockerfile'), 'utf8'), /COPY --from=build \/src\/api\/dist dist/)
})
