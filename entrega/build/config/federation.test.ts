import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'
import { problemIn, registryEntry } from '@backoffice/shared/contract/remotes'
import { baseConfig } from './base.ts'
import { hostConfig, lendRefresh } from './host.ts'
import { createRemoteConfig, hostRefreshRuntime } from './remote.ts'
import { devRegistry } from './dev-server.ts'
import { inlineScript } from '../page/page.ts'
import { federatedDoors, lentLibraries, remoteShared } from '../sources/shared-modules.ts'
import { hashOf } from '../sources/source-hash.ts'
import { folderOf, remoteNames, root, sharedPackage } from '../workspace.ts'

type Options = { singleton?: boolean; import?: boolean; strictVersion?: boolean }
const configOf = (shared: unknown) => Object.entries(shared as Record<string, Options>)

it('the host lends every door of shared except those with zod or the test back end', () => {
  const doors = federatedDoors({
    name: '@x/y',
    exports: {
      '.': 'a',
      './ui': 'b',
      './ui/date': 'c',
      './contract': 'd',
      './testing': 'e',
      './testing/browser': 'f',
      './package.json': 'g',
    },
  })
  assert.deepEqual(doors, ['@x/y', '@x/y/ui', '@x/y/ui/date'])
})

it('every shared package is a singleton, and no remote has a copy', () => {
  const expected = [
    'react',
    'react/',
    'react-dom',
    'react-dom/',
    'zustand',
    'axios',
    '@backoffice/shared',
    '@backoffice/shared/router',
    '@backoffice/shared/',
  ]
  const shared = configOf(remoteShared())
  assert.deepEqual(shared.map(([name]) => name).sort(), [...expected].sort())
  assert.ok(shared.every(([, { singleton }]) => singleton))
  assert.ok(shared.every(([name, { strictVersion }]) => !name.startsWith('@backoffice') || strictVersion))
  assert.ok(shared.every(([, options]) => options.import === false))
})

it('the host lends what remotes may take: the libraries, and every door of shared', () => {
  const text = readFileSync(path.join(root, 'entrega/page/federation/copies.ts'), 'utf8')
  const lent = [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, request = '']) => request)
  assert.deepEqual(
    [...new Set(lent)].sort(),
    [...lentLibraries, 'react/jsx-dev-runtime', ...federatedDoors(sharedPackage)].sort(),
  )
})

for (const name of remoteNames) {
  it(`${name}: its file names contain hashes, and its chunks’ global contains the build`, () => {
    const { output } = createRemoteConfig(name)
    assert.match(String(output?.chunkLoadingGlobal), new RegExp(`^chunks_${name}_[0-9a-f]{12}$`))
    assert.match(String(output?.chunkFilename), /contenthash/)
    assert.equal(output?.publicPath, 'auto')
  })
}

it('in development a remote uses the refresh runtime that the host lends; a release has none', () => {
  const mainOf = (options: object) => (hostConfig(options).entry as { main: string[] }).main
  assert.equal(mainOf({ dev: true })[0], lendRefresh)
  assert.ok(!mainOf({}).includes(lendRefresh))
  assert.deepEqual(createRemoteConfig('clientes', { dev: true }).externals, [hostRefreshRuntime])
  assert.deepEqual(createRemoteConfig('clientes').externals, [])

  const externalOf = (request: string) => {
    let found: string | undefined
    hostRefreshRuntime({ request }, (_error, external) => (found = external))
    return found
  }
  const lent = /^var (\w+)$/.exec(externalOf('react-refresh/runtime') ?? '')?.[1] ?? 'nothing'
  assert.match(readFileSync(lendRefresh, 'utf8'), new RegExp(`globalThis, { ${lent}: runtime }`))
  assert.equal(externalOf('/x/node_modules/react-refresh/runtime.js'), `var ${lent}`)
  assert.equal(externalOf('react/jsx-runtime'), undefined)
})

it('the host’s file names have hashes, and its files are under /assets/', () => {
  const { output } = hostConfig()
  for (const name of [output?.filename, output?.chunkFilename, output?.assetModuleFilename]) {
    assert.match(String(name), /^assets\/.*contenthash:8/)
  }
})

it('[G-20] the build inserts the bases of the api and of the site', () => {
  const definitions = () =>
    (baseConfig({ app: 'host' }).plugins ?? []).flatMap((plugin) =>
      plugin && 'definitions' in plugin ? [plugin.definitions as Record<string, string>] : [],
    )[0]
  const { ADMIN_API_BASE, ADMIN_SITE_BASE } = process.env
  try {
    delete process.env.ADMIN_API_BASE
    delete process.env.ADMIN_SITE_BASE
    assert.equal(definitions()?.['process.env.ADMIN_API_BASE'], '"/admin"')
    assert.equal(definitions()?.['process.env.ADMIN_SITE_BASE'], '""')
    process.env.ADMIN_API_BASE = 'https://api.example/admin'
    process.env.ADMIN_SITE_BASE = 'https://site.example'
    assert.equal(definitions()?.['process.env.ADMIN_API_BASE'], '"https://api.example/admin"')
    assert.equal(definitions()?.['process.env.ADMIN_SITE_BASE'], '"https://site.example"')
  } finally {
    if (ADMIN_API_BASE !== undefined) process.env.ADMIN_API_BASE = ADMIN_API_BASE
    else delete process.env.ADMIN_API_BASE
    if (ADMIN_SITE_BASE !== undefined) process.env.ADMIN_SITE_BASE = ADMIN_SITE_BASE
    else delete process.env.ADMIN_SITE_BASE
  }
})

it('the development registry has the registry’s format', () => {
  const { remotes } = devRegistry([{ name: 'clientes', port: 9001 }])
  assert.equal(problemIn(registryEntry, remotes.clientes, 'clientes'), null)
  assert.equal(remotes.clientes?.manifest, 'http://127.0.0.1:9001/mf-manifest.json')
})

it('the page’s scripts are plain scripts with their imports inlined: no types, comments or module syntax', () => {
  for (const name of ['early', 'theme']) {
    const text = inlineScript(path.join(folderOf('host'), 'page', `${name}.ts`))
    assert.doesNotMatch(text, /\/\/ |import |export |: string/)
    assert.doesNotThrow(() => new Function(text))
  }
  assert.match(inlineScript(path.join(folderOf('host'), 'page/early.ts')), /startsWith\(`\$\{/)
})

it('a hash of sources depends on content, names and settings, but not on tests', () => {
  const folder = path.join(folderOf('clientes'), 'src')
  const hash = hashOf([folder])
  assert.equal(hashOf([folder]), hash)
  assert.notEqual(hashOf([folder], ['api /otra']), hash)
  assert.notEqual(hashOf([path.join(folder, 'module.tsx')]), hash)
  assert.match(readFileSync(path.join(folder, 'module.tsx'), 'utf8'), /clientes/)
})
