import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { readJson, remoteNames, root } from '@backoffice/entrega/build/workspace'
import { leftBehind, runTimeSources } from './image-sources.ts'

const build = ['image.ts', 'compile.ts'].map((file) => `entrega/build/${file}`)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const dependenciesOf = (file: string) =>
  (readJson(path.join(root, file.split('/')[0] ?? '', 'package.json')) as { dependencies: object })
    .dependencies
const apps = [
  { app: 'host', folder: 'host', dockerfile: 'host/Dockerfile' },
  ...remoteNames.map((app) => ({ app, folder: `remote-${app}`, dockerfile: 'deploy/remote.Dockerfile' })),
]

for (const { app, folder, dockerfile } of apps) {
  test(`the image of ${app} gets every source that its build runs`, async () => {
    const { files, packages } = await runTimeSources([...build, `${folder}/webpack.config.ts`])
    assert.deepEqual(leftBehind(files, read(dockerfile), { REMOTE: app }), [])

    // The image installs no development dependencies.
    const others = Object.entries(packages).flatMap(([file, names]) =>
      names.filter((name) => !(name in dependenciesOf(file))).map((name) => `${file}: ${name}`),
    )
    assert.deepEqual(others, [])
  })
}

test('the image of the api gets every source of its bundle', async () => {
  // It names the entry points.
  const { files } = await runTimeSources(['api/build.ts'])
  for (const part of ['api/src/', 'shared/src/contract/'])
    assert.ok(files.filter((file) => file.startsWith(part)).length > 10, part)
  assert.deepEqual(leftBehind(files, read('api/Dockerfile')), [])
})

for (const { dockerfile, file } of [
  { dockerfile: 'host/Dockerfile', file: 'entrega/publish/refusal.ts' },
  { dockerfile: 'host/Dockerfile', file: 'tooling/interface/members.ts' },
  { dockerfile: 'deploy/remote.Dockerfile', file: 'shared/src/contract/remotes/problem.ts' },
  { dockerfile: 'deploy/remote.Dockerfile', file: 'tooling/start/before/turn.mjs' },
]) {
  test(`${dockerfile} without its line for ${file} leaves it behind`, async () => {
    const { files } = await runTimeSources([...build, 'host/webpack.config.ts'])
    const folder = path.dirname(file)
    const lines = read(dockerfile)
      .split('\n')
      .filter((line) => !line.startsWith(`COPY ${folder}`))
    assert.ok(leftBehind(files, lines.join('\n')).includes(file))
  })
}
