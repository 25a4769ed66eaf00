import { defineConfig, type Project } from '@playwright/test'
import { patient } from '../tooling/patience/patience.ts'
import { launchOptions } from './fixtures/chromium.ts'
import { overContainers } from './fixtures/kind.ts'

/** The flows that containers could affect: files, mails, an api that stops, the federation, the page's policy. */
const fewFlows = /\/(cliente-perfil|connection|federation|fetched-ahead|page-policy|recuperacion)\.spec\.ts$/
const allFlows = /\/(specs|pictures|entrega)\/.+\.spec\.ts$/

/**
 * Against containers (`npm run compose:test`): the same flows, except those with the tag `@local`, which start `npm
 * start` itself or change the site's files on the disk; and the tests of the containers themselves.
 */
const composeProjects: Project[] = [
  { name: 'contenedores', testDir: 'compose' },
  {
    name: 'flujos',
    testMatch: process.env.COMPOSE_FLOWS === 'pocas' ? fewFlows : allFlows,
    grepInvert: /@local/,
  },
]

/** Every worker has its own composed stack (fixtures/stack.ts) and runs its tests one after another. */
export default defineConfig({
  // In separate folders, so that each kind of run keeps its results.
  outputDir: overContainers ? 'test-results/contenedores' : 'test-results/local',
  fullyParallel: true,
  // One after another over containers: starting or removing one changes the machine's networks, and Chromium then
  // cancels the running requests of every page (ERR_NETWORK_CHANGED).
  workers: Number(process.env.E2E_WORKERS ?? (overContainers ? 1 : 2)),
  forbidOnly: Boolean(process.env.CI),
  // These tests do not measure durations.
  timeout: patient(60_000),
  expect: { timeout: patient(10_000) },
  reporter: [['list']],
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    // Requests that pass through a worker are hidden from `page.route`; the spec of the worker allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Without a film of each test and the page at each step: recording either took a quarter of the tests' time. The
    // picture of a failure and the steps and calls before it are kept; `--trace on` records the rest for whoever asks.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    actionTimeout: patient(15_000),
    launchOptions,
  },
  ...(overContainers
    ? { projects: composeProjects }
    : { testMatch: /\/(specs|day|pictures|entrega)\/.+\.spec\.ts$/ }),
})
