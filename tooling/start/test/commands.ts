import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../before/root.mjs'
import { workspacePackages } from '../before/install/workspace-packages.ts'
import { type Command } from './step.ts'

const packages = workspacePackages(root)
const node = process.execPath
export const results = join(root, 'test-results')

export const bin = (path: string, ...args: string[]): Command => ({
  program: node,
  args: [join(root, path), ...args],
})

const tsc = (project: string, cache: string) =>
  bin(
    'node_modules/typescript/bin/tsc',
    ...['--noEmit', '-p', project],
    ...['--incremental', '--tsBuildInfoFile', join(root, `node_modules/.cache/types/${cache}.tsbuildinfo`)],
  )

/** All packages in two programs: twelve checked the sources of shared twelve times. */
export const types = () => [tsc('tsconfig.all.json', 'all'), tsc('api', 'api')]

export const imports = () =>
  bin(
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    '.',
  )

const countsOf = (name: string) => ['--counts', join(results, `${name}.json`)]

/**
 * The api's tests that take a quarter of a minute or more: they start whole apis and kill them, fill disks, make backups
 * and lists of many rows. `npm test` leaves them to CI.
 */
const longApi =
  /^src\/(backup\/.*|(.*\/)?(bitacora|broad|crash|disk-full|empresa|erase-client|exportacion-crash|failover|fuzz|importacion-crash|killed|lote-crash|main|many-photos|memory|migrations|oracle|por-visita|reading|rolling|several|size|slow-senders|stop))\.test\.ts$/

export const isLongApiTest = (file: string): boolean => longApi.test(file)

/** The same of delivery and the tools: they build and publish whole remotes. */
const longTools = /\/(cache|cli|new-entity|new-remote|offers|same-bytes|teams)\.test\.ts$/

const apiTests = () => globSync('src/**/*.test.ts', { cwd: join(root, 'api') }).sort()

/** The files of a part of the api's tests. */
export const apiFiles = (part: 'short' | 'long'): string[] =>
  apiTests().filter((file) => isLongApiTest(file) === (part === 'long'))

/** The api's own runner: one database server per run, one database per file. */
export const apiTest = (name: string, env: NodeJS.ProcessEnv = {}, files: string[] = []): Command => ({
  program: node,
  args: ['test/run.ts', ...files, ...countsOf(name)],
  cwd: join(root, 'api'),
  env,
})

/** Tests of the api through a PgBouncer, where this machine has one. */
export const pgbouncerTest = (name: string): Command =>
  bin('tooling/start/run.mjs', 'pgbouncer:test', ...countsOf(name))

const jestBin = 'shared/node_modules/jest/bin/jest.js'
const projects = packages.filter((folder) => existsSync(join(root, folder, 'jest.config.ts')))

/** Some test files of the packages, as paths from the repository's folder. */
export const jestFiles = (files: string[]): Command =>
  bin(jestBin, '--projects', ...projects, '--maxWorkers=2', '--ci', '--silent', '--runTestsByPath', ...files)

/** The packages whose tests run in Node; of entrega all but those of the page. */
export const nodeTested = ['api', 'tooling', 'bench', 'deploy', 'entrega', 'gateway'] as const

/** Some test files of such a package, as paths from there. */
export const nodeTestFiles = (folder: (typeof nodeTested)[number], files: string[]): Command => ({
  program: node,
  args: [...(folder === 'api' ? ['test/run.ts'] : [join(root, 'tooling/start/node-test.ts')]), ...files],
  cwd: join(root, folder),
})

/** The tests of a part in some folders, as paths from the repository's folder. */
export const nodeTests = (name: string, part: 'short' | 'long', folders: string[]): Command =>
  bin(
    'tooling/start/node-test.ts',
    ...folders
      .flatMap((folder) => globSync(`${folder}/**/*.test.ts`, { cwd: root, exclude: ['**/node_modules/**'] }))
      .filter((file) => longTools.test(file) === (part === 'long'))
      .sort(),
    ...countsOf(name),
  )

export function jest(): Command {
  const report = ['--json', `--outputFile=${join(results, 'unit.json')}`]
  return bin(jestBin, '--projects', ...projects, '--maxWorkers=2', '--ci', '--silent', ...report)
}

/** The flows in Chromium that these arguments of Playwright choose. */
export function playwright(
  name: string,
  browser: string | undefined,
  chosen: string[],
  env: NodeJS.ProcessEnv = {},
): Command {
  return {
    ...bin('e2e/node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...chosen),
    cwd: join(root, 'e2e'),
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, `${name}.json`),
      ...(browser && { CHROMIUM_PATH: browser }),
    },
  }
}

/** Two rounds of faults of the cluster, where this machine has its programs; `npm run cluster:test` makes twenty. */
export const clusterTest = (): Command => bin('tooling/start/run.mjs', 'cluster:test', '--rondas', '2')

/** A few flows against containers; COMPOSE_FLOWS=todas or `npm run compose:test` runs all of them. */
export function composeTest(browser: string | undefined): Command {
  const few = process.env.COMPOSE_FLOWS === 'todas' ? [] : ['--pocas']
  return {
    ...bin('tooling/start/run.mjs', 'compose:test', ...few),
    env: browser ? { CHROMIUM_PATH: browser } : {},
  }
}
