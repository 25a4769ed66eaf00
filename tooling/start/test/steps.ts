import { join } from 'node:path'
import {
  apiFiles,
  apiTest,
  bin,
  clusterTest,
  composeTest,
  imports,
  jest,
  nodeTests,
  pgbouncerTest,
  playwright,
  results,
  types,
} from './commands.ts'
import { root } from '../before/root.mjs'
import { type Report, type Step } from './step.ts'

const reportOf = (kind: Report, name: string) => ({ kind, file: join(results, `${name}.json`) })

/**
 * What passed once is not looked at again until it changes. A fresh clone, as in CI, has nothing kept: there a rule that
 * reads types sees what a change did to files that did not change.
 */
const kept = (name: string) => [
  '--cache',
  ...['--cache-strategy', 'content', '--cache-location', join(root, 'node_modules/.cache', name, 'kept')],
]

interface StepOptions {
  /** Chromium's program. */
  browser?: string
  /** The address of another PostgreSQL, or the folder of its programs; without it the api is not tested there. */
  database?: string
  /** With --todo. */
  isWhole?: boolean
}

/** What CI asks of the tests that can go on for as long as one likes (api/README.md). */
const long = {
  FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '20000',
  CRASH_ROUNDS: process.env.CRASH_ROUNDS ?? '5',
  KILL_ROUNDS: process.env.KILL_ROUNDS ?? '10',
}

/** Where delivery and the tools have tests that run in Node. */
const tools = ['entrega/build', 'entrega/publish', 'gateway', 'tooling', 'bench', 'deploy']

/** Every step of `npm test`, in starting order. */
export function allSteps({ browser, database, isWhole = false }: StepOptions): Step[] {
  return [
    {
      name: 'lint',
      title: 'ESLint',
      places: 1,
      commands: [bin('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0', ...kept('eslint'))],
    },
    {
      name: 'types',
      title: 'Tipos de todos los paquetes',
      places: 1,
      commands: types(),
    },
    {
      name: 'format',
      title: 'Formato (Prettier)',
      places: 1,
      commands: [bin('node_modules/prettier/bin/prettier.cjs', '--check', '.', ...kept('prettier'))],
    },
    { name: 'imports', title: 'Quién importa a quién', places: 1, commands: [imports()] },
    {
      name: 'requisitos',
      title: 'Requisitos y pruebas',
      places: 1,
      commands: [bin('tooling/requisitos/main.ts')],
    },
    {
      name: 'interfaz',
      title: 'Interfaz de shared, sus informes y su versión',
      places: 1,
      commands: [bin('tooling/interface/main.ts', '--comprobar')],
    },
    {
      name: 'tooling',
      title: 'Pruebas de la entrega, de la entrada y de las herramientas',
      places: 1,
      report: reportOf('node', 'tooling'),
      commands: [nodeTests('tooling', 'short', tools)],
    },
    { name: 'build', title: 'Construcción', places: 2, commands: [bin('tooling/start/build/main.ts')] },
    {
      name: 'budgets',
      title: 'Peso de lo que se descarga',
      places: 1,
      needs: ['build'],
      commands: [bin('tooling/start/budgets/main.ts')],
    },
    {
      name: 'compose',
      title: 'El producto en contenedores',
      places: 2,
      // Not beside e2e: a container that starts changes the machine's networks, and Chromium then cancels its requests.
      beside: ['unit', 'api', 'api-larga', 'api-server'],
      isLong: true,
      isLive: true,
      maySkip: true,
      report: reportOf('playwright', 'compose'),
      commands: [composeTest(browser)],
    },
    {
      name: 'tooling-larga',
      title:
        'Pruebas largas de la entrega y las herramientas: remotos y entidades nuevos, la misma construcción dos veces',
      places: 1,
      isLong: true,
      report: reportOf('node', 'tooling-larga'),
      commands: [nodeTests('tooling-larga', 'long', tools)],
    },
    {
      name: 'api-larga',
      title: 'Pruebas largas de la api: procesos que mueren, discos llenos, respaldos, listas grandes',
      places: 2,
      isLong: true,
      report: reportOf('node', 'api-larga'),
      commands: [apiTest('api-larga', isWhole ? long : {}, apiFiles('long'))],
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
      commands: [apiTest('api', isWhole ? long : {}, apiFiles('short'))],
    },
    {
      name: 'e2e',
      title: 'Playwright: lo que hace la oficina',
      places: 2,
      needs: ['build'],
      isLive: true,
      report: reportOf('playwright', 'e2e'),
      // The pictures of every screen and the clicks of each task of a day are CI's.
      commands: [playwright('e2e', browser, isWhole ? ['specs', 'day', 'pictures'] : ['specs'])],
    },
    {
      name: 'e2e-entrega',
      title: 'Playwright: la entrega de los remotos, sus fallas y el arranque',
      places: 2,
      needs: ['build'],
      isLong: true,
      isLive: true,
      report: reportOf('playwright', 'e2e-entrega'),
      commands: [playwright('e2e-entrega', browser, ['entrega'], isWhole ? long : {})],
    },
    ...(database
      ? [
          {
            name: 'api-server',
            title: 'Pruebas de la api sobre un servidor PostgreSQL',
            places: 2 as const,
            isLong: true,
            isRepeat: true,
            report: reportOf('node', 'api-server'),
            commands: [apiTest('api-server', { TEST_DATABASE_URL: database })],
          },
        ]
      : []),
    {
      name: 'pgbouncer',
      title: 'Pruebas de la api a través de PgBouncer',
      places: 2,
      isLong: true,
      isRepeat: true,
      maySkip: true,
      report: reportOf('node', 'pgbouncer'),
      commands: [pgbouncerTest('pgbouncer')],
    },
    {
      name: 'cluster',
      title: 'Una base de tres máquinas que se caen, con el producto en uso',
      places: 2,
      needs: ['build'],
      isLong: true,
      maySkip: true,
      commands: [clusterTest()],
    },
  ]
}

export const usage = `Uso: npm test [-- --todo] [-- --only parte[,parte…]] [-- --list] [-- --rapido]
  --todo   además, los contenedores y la api sobre otros servidores, como en CI
  --only   solo esas partes; npm test -- --only api,e2e
  --list   dice qué partes hay
  --rapido lo que hace falta mientras se trabaja: npm run test:rapido`

/** The steps selected by the command line, or a sentence that says why there are none. */
export function chosen(steps: Step[], args: string[]): Step[] | { problem: string } {
  if (args.length === 1 && args[0] === '--todo') return steps
  const at = args.indexOf('--only')
  const rest = at < 0 ? args : args.toSpliced(at, 2)
  if (rest.length > 0) return { problem: `No se entiende «${rest.join(' ')}».\n${usage}` }
  if (at < 0) return steps.filter(({ isLong }) => !isLong)
  const names = (args[at + 1] ?? '').split(',').filter(Boolean)
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (names.length === 0 || unknown.length > 0) {
    return {
      problem: `No existe la parte «${unknown.join(', ')}». Hay: ${steps.map(({ name }) => name).join(', ')}.`,
    }
  }
  return steps.filter((step) => names.includes(step.name))
}
