import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { commands } from './commands.ts'
import { root } from './root.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

test('the scripts of package.json are the commands that npm run help lists, and every file is there', () => {
  assert.deepEqual(Object.keys(scripts).sort(), Object.keys(commands).sort())
  for (const [name, { file }] of Object.entries(commands)) {
    if (file === undefined) continue
    assert.ok(existsSync(join(root, file)), file)
    assert.equal(scripts[name], `node tooling/start/run.mjs ${name}`)
  }
})

test('npm run help lists them by purpose, and a name that is none gets the list too', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['tooling/start/run.mjs', ...args], { cwd: root, encoding: 'utf8' })
  const { status, stdout } = run('help')
  assert.equal(status, 0)
  for (const [name, { hace }] of Object.entries(commands))
    assert.ok(
      stdout.split('\n').some((line) => line.includes(`npm run ${name} `) && line.endsWith(hace)),
      name,
    )
  const none = run('toString')
  assert.equal(none.status, 1)
  assert.match(none.stderr, /«toString» no es una orden\. Las hay:/)
})

test('docs/ordenes.md explains every command, and no page names one that does not exist', () => {
  const told = new Set(named(read('docs/ordenes.md')))
  assert.deepEqual(
    Object.keys(commands).filter((name) => !told.has(name)),
    [],
  )
  const pages = globSync(['*.md', 'docs/**/*.md', '{api,e2e,entrega,gateway,shared,tooling}/**/README.md'], {
    cwd: root,
    exclude: (name) => name.includes('node_modules'),
  })
  assert.ok(pages.length > 20)
  for (const page of pages)
    assert.deepEqual([page, named(read(page)).filter((name) => !Object.hasOwn(commands, name))], [page, []])
})

/** The commands that a page names. */
const named = (page: string): string[] =>
  [...page.matchAll(/npm (?:run (?:-s )?(?=[a-z])|(?=start\b|test\b))([a-z:-]*[a-z])/g)].map(
    ([, name = '']) => name,
  )
