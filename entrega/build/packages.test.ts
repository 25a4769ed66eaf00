import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'
import { libraries } from './sources/shared-modules.ts'
import { folderOf, readJson, remoteNames } from './workspace.ts'

interface Package {
  scripts: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  bin?: string | Record<string, string>
}

const packageOf = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/')

/** What an app's own files name: their imports, the types in its tsconfig.json, the commands in its scripts. */
function namedIn(folder: string): Set<string> {
  const sources = ['src', 'page']
    .filter((name) => existsSync(path.join(folder, name)))
    .flatMap((name) =>
      readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${name}/${file}`,
      ),
    )
    .filter((file) => /\.[cm]?tsx?$/.test(file))
  const configs = readdirSync(folder).filter((file) => /\.[cm]?[jt]s$/.test(file))
  const requests = [...sources, ...configs].flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    return [...text.matchAll(/(?:from|import|import\(|jest\.mock\()\s*'([^'.\s][^'\s]*)'/g)].map(
      ([, request = '']) => request,
    )
  })
  const { compilerOptions } = readJson(path.join(folder, 'tsconfig.json')) as {
    compilerOptions: { types: string[] }
  }
  return new Set(
    [...requests.filter((request) => !request.startsWith('node:')), ...compilerOptions.types].map(packageOf),
  )
}

/**
 * Packages that an app lists without need: its files do not name them, and they are neither types or commands in use
 * nor peers of named packages.
 */
function unused(folder: string, provided: string[] = []): string[] {
  const { scripts, dependencies, devDependencies } = readJson(path.join(folder, 'package.json')) as Package
  const listed = Object.keys({ ...dependencies, ...devDependencies })
  const installed = (name: string): Partial<Package> => {
    const file = path.join(folder, 'node_modules', name, 'package.json')
    return existsSync(file) ? (readJson(file) as Package) : {}
  }
  const commands = Object.values(scripts).map((script) => script.split(' ')[0])
  const runs = (name: string) => {
    const { bin } = installed(name)
    return commands.some((command) =>
      (typeof bin === 'string' ? name : Object.keys(bin ?? {})).includes(command ?? ''),
    )
  }
  const named = namedIn(folder)
  const isUsed = (name: string) =>
    named.has(name) || named.has(name.replace('@types/', '')) || provided.includes(name) || runs(name)
  const used = listed.filter(isUsed)
  const peers = new Set(used.flatMap((name) => Object.keys(installed(name).peerDependencies ?? {})))
  return listed.filter((name) => !used.includes(name) && !peers.has(name))
}

for (const app of ['host', ...remoteNames]) {
  it(`${app} lists no package that its own files do not need`, () => {
    assert.deepEqual(unused(folderOf(app), app === 'host' ? libraries : []), [])
  })

  it(`${app} lists every package that its own files name`, () => {
    const { dependencies, devDependencies } = readJson(path.join(folderOf(app), 'package.json')) as Package
    const listed = Object.keys({ ...dependencies, ...devDependencies })
    const missing = [...namedIn(folderOf(app))].filter(
      (name) => !listed.includes(name) && !listed.includes(`@types/${name}`),
    )
    assert.deepEqual(missing, [])
  })

  it(`${app} has the types of each component that it takes of another remote`, () => {
    const sources = readdirSync(path.join(folderOf(app), 'src'), { recursive: true, encoding: 'utf8' })
    const taken = sources
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .flatMap((file) => [
        ...readFileSync(path.join(folderOf(app), 'src', file), 'utf8').matchAll(/\bname="([a-z-]+)\/\w+"/g),
      ])
      .map(([, remote]) => `../remote-${remote}/offers.ts`)
    const { include } = readJson(path.join(folderOf(app), 'tsconfig.json')) as { include: string[] }
    assert.deepEqual(
      taken.filter((file) => !include.includes(file)),
      [],
    )
    if (app === 'asesorias') assert.ok(taken.length > 0)
  })
}
