import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../before/root.mjs'
import { workspacePackages } from '../before/workspace-packages.mjs'
import { type Report } from './counts'
import { type Command, type Step } from './step'

const packages = workspacePackages(root)
/** The single-application build has a tsconfig of its own. */
const typed = [...packages, 'tooling/federation/monolith'].filter((folder) =>
  existsSync(join(root, folder, 'tsconfig.json')),
)
const node = process.execPath
export const results = join(root, 'test-results')

const bin = (path: string, ...args: string[]): Command => ({
  program: node,
  args: [join(root, path), ...args],
})
const reportOf = (kind: Report, name: string) => ({ kind, file: join(results, `${name}.json`) })

/** Everything that `npm test` does, in the order in which it is begun. */
export function allSteps({ browser, database }: { browser?: string; database?: string }): Step[] {
  return [
    {
      name: 'lint',
      title: 'ESLint',
      places: 1,
      commands: [bin('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0')],
    },
    {
      name: 'types',
      title: 'Tipos de cada paquete',
      places: 1,
      commands: typed.map(types),
    },
    {
      name: 'format',
      title: 'Formato (Prettier)',
      places: 1,
      commands: [bin('node_modules/prettier/bin/prettier.cjs', '--check', '.')],
    },
    { name: 'imports', title: 'Quién importa a quién', places: 1, commands: [imports()] },
    {
      name: 'requisitos',
      title: 'Requisitos y pruebas',
      places: 1,
      commands: [tsx('tooling/requisitos/main.ts')],
    },
    {
      name: 'tooling',
      title: 'Pruebas de las herramientas',
      places: 1,
      report: reportOf('node', 'tooling'),
      commands: [toolingTest(['bench', 'federation', 'lint', 'release', 'requisitos', 'start'])],
    },
    { name: 'build', title: 'Construcción', places: 2, commands: [tsx('tooling/start/build/main.ts')] },
    {
      name: 'budgets',
      title: 'Peso de lo que se descarga',
      places: 1,
      needs: ['build'],
      commands: [tsx('tooling/start/budgets/main.ts')],
    },
    {
      name: 'unit',
      title: 'Pruebas de los paquetes del navegador (jest)',
      places: 2,
      report: reportOf('jest', 'unit'),
      commands: [jest()],
    },
    {
      name: 'api',
      title: 'Pruebas de la api sobre su PostgreSQL',
      places: 2,
      report: reportOf('node', 'api'),
      commands: [apiTest('api')],
    },
    ...(database
      ? [
          {
            name: 'api-server',
            title: 'Pruebas de la api sobre un servidor PostgreSQL',
            places: 2 as const,
            report: reportOf('node', 'api-server'),
            commands: [apiTest('api-server', { TEST_DATABASE_URL: database })],
          },
        ]
      : []),
    {
      name: 'e2e',
      title: 'Playwright sobre el producto compuesto',
      places: 2,
      needs: ['build'],
      isLive: true,
      report: reportOf('playwright', 'e2e'),
      commands: [playwright(browser)],
    },
  ]
}

const tsx = (file: string): Command => ({ program: node, args: ['--import', 'tsx', join(root, file)] })

function types(folder: string): Command {
  const cache = join(root, 'node_modules/.cache/types', `${folder.replaceAll('/', '-')}.tsbuildinfo`)
  return bin(
    'node_modules/typescript/bin/tsc',
    '--noEmit',
    '-p',
    folder,
    '--incremental',
    '--tsBuildInfoFile',
    cache,
  )
}

const imports = () =>
  bin('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.cjs', '.')

const countsOf = (name: string) => ['--counts', join(results, `${name}.json`)]

/** The api's own runner: one database server for the run, one database for each file. */
const apiTest = (name: string, env: NodeJS.ProcessEnv = {}): Command => ({
  program: node,
  args: ['--import', 'tsx', 'test/run.ts', ...countsOf(name)],
  cwd: join(root, 'api'),
  env,
})

function toolingTest(folders: string[]): Command {
  const there = folders.filter((folder) => existsSync(join(root, 'tooling', folder)))
  return {
    ...bin('tooling/start/node-test.mjs', ...there, ...countsOf('tooling')),
    cwd: join(root, 'tooling'),
  }
}

function jest(): Command {
  const projects = packages.filter((folder) =>
    ['cjs', 'mjs'].some((end) => existsSync(join(root, folder, `jest.config.${end}`))),
  )
  const report = ['--json', `--outputFile=${join(results, 'unit.json')}`]
  return bin(
    'shared/node_modules/jest/bin/jest.js',
    '--projects',
    ...projects,
    '--maxWorkers=2',
    '--ci',
    '--silent',
    ...report,
  )
}

function playwright(browser: string | undefined): Command {
  return {
    ...bin('e2e/node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'),
    cwd: join(root, 'e2e'),
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'e2e.json'),
      ...(browser && { CHROMIUM_PATH: browser }),
    },
  }
}
