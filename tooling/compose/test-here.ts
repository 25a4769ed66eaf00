import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, noBrowser } from '../start/test/browser'
import { results } from '../start/test/commands'
import { root } from '../start/before/root.mjs'
import { seconds } from '../start/seconds'
import { run } from './child'
import { Compose, environment } from './compose'
import { docker } from './docker'
import { type Options } from './options'
import { projectPrefix, settings } from './settings'

/** Builds the images and runs Playwright against their containers, on the engine that docker reaches here. */
export async function testHere({ few, rest }: Options): Promise<number> {
  const browser = findBrowser()
  if (!browser) {
    console.error(noBrowser)
    return 1
  }
  await removeAll()
  const since = performance.now()
  const images = new Compose({ project: `${projectPrefix}imagenes`, env: settings() })
  const built = await run('docker', images.args('build'), environment(settings()))
  if (built !== 0) {
    console.error('No se pudieron construir las imágenes (la causa está arriba).')
    return built
  }
  console.log(`Imágenes construidas (${seconds((performance.now() - since) / 1000)}).`)
  try {
    return await playwright(browser, few, rest)
  } finally {
    await removeAll()
  }
}

function playwright(browser: string, few: boolean, rest: string[]) {
  mkdirSync(results, { recursive: true })
  const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js')
  const config = join(root, 'e2e/playwright.config.ts')
  return run(process.execPath, [cli, 'test', '--config', config, '--reporter=list,json', ...rest], {
    ...process.env,
    E2E_STACK: 'compose',
    COMPOSE_FLOWS: few ? 'pocas' : 'todas',
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, 'compose.json'),
  })
}

/** What an earlier run, or a worker that fell, has left. */
async function removeAll() {
  const { stdout } = await docker(['compose', 'ls', '--all', '--format', 'json'])
  const projects = JSON.parse(stdout || '[]') as { Name: string }[]
  for (const { Name: project } of projects)
    if (project.startsWith(projectPrefix)) await new Compose({ project, env: settings() }).remove()
}
