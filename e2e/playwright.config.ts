import { defineConfig, type Project } from '@playwright/test'
import { patient } from '../tooling/patience/patience.mjs'
import { launchOptions } from './fixtures/chromium'
import { overContainers } from './fixtures/kind'

/** What the containers could change: files, mails, an api that goes away, the federation, the page's policy. */
const fewFlows = /\/(cliente-perfil|connection|federation|recuperacion)\.spec\.ts$/

/**
 * Against containers (`npm run compose:test`): the flows as they are, but for those with the tag `@local`, which start
 * `npm start` itself or change the site's files on the disk; and what is asked of the containers alone.
 */
const composeProjects: Project[] = [
  { name: 'contenedores', testDir: 'compose' },
  {
    name: 'flujos',
    testDir: 'specs',
    grepInvert: /@local/,
    ...(process.env.COMPOSE_FLOWS === 'pocas' && { testMatch: fewFlows }),
  },
]

/** Every worker has a composed stack of its own (fixtures/stack.ts); its tests run one after another. */
export default defineConfig({
  testDir: 'specs',
  // Apart: what a run of the one kind leaves behind is still there after the other.
  outputDir: overContainers ? 'test-results/contenedores' : 'test-results/local',
  fullyParallel: true,
  // One after another over containers: each that starts or ends changes the machine's networks, and Chromium then drops
  // what is under way in every page (ERR_NETWORK_CHANGED).
  workers: Number(process.env.E2E_WORKERS ?? (overContainers ? 1 : 2)),
  forbidOnly: Boolean(process.env.CI),
  // How long something takes is no test here.
  timeout: patient(60_000),
  expect: { timeout: patient(10_000) },
  reporter: [['list']],
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    actionTimeout: patient(15_000),
    launchOptions,
  },
  ...(overContainers && { projects: composeProjects }),
})
