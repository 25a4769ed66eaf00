import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, noBrowser } from '../../../tooling/start/test/browser.ts'
import { results } from '../../../tooling/start/test/commands.ts'
import { root } from '../../../tooling/start/before/root.mjs'
import { inSeconds } from '../../../tooling/start/sentences.ts'
import { keep, show, start } from './child.ts'
import { Compose, environment } from './compose.ts'
import { docker } from './docker.ts'
import { type Options } from './options.ts'
import { projectPrefix, settings } from './settings.ts'

/** Builds the images and runs Playwright against their containers, on docker's current engine. */
export async function testHere({ few, rest }: Options): Promise<number> {
  const browser = findBrowser()
  if (!browser) return fail(noBrowser)
  mkdirSync(results, { recursive: true })
  await removeAll()
  if (!(await build())) return fail('No se pudieron construir las imágenes (la causa está arriba).')
  try {
    return await playwright(browser, few, rest)
  } finally {
    await removeAll()
  }
}

/** The output is long, so it is shown only on failure. */
async function build(): Promise<boolean> {
  console.log('Construyendo las imágenes…')
  const since = performance.now()
  const compose = new Compose({ project: `${projectPrefix}imagenes`, env: settings() })
  const { status, output } = await keep(start('docker', compose.args('build'), environment(settings())))
  writeFileSync(join(results, 'compose-build.log'), output)
  if (status === 0) console.log(`Imágenes construidas (${inSeconds((performance.now() - since) / 1000)}).`)
  else console.log(output.trimEnd())
  return status === 0
}

function playwright(browser: string, few: boolean, rest: string[]): Promise<number> {
  const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js')
  const config = join(root, 'e2e/playwright.config.ts')
  const child = start(process.execPath, [cli, 'test', '--config', config, '--reporter=list,json', ...rest], {
    ...process.env,
    E2E_STACK: 'compose',
    COMPOSE_FLOWS: few ? 'pocas' : 'todas',
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'compose.json'),
  })
  return show(child)
}

/** Leftovers of an earlier run, or of a crashed worker. */
async function removeAll() {
  const { stdout } = await docker(['compose', 'ls', '--all', '--format', 'json'])
  const projects = JSON.parse(stdout || '[]') as { Name: string }[]
  for (const { Name: project } of projects)
    if (project.startsWith(projectPrefix)) await new Compose({ project, env: settings() }).remove()
}

function fail(sentence: string): number {
  console.error(sentence)
  return 1
}
