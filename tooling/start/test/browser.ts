import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createRequire } from 'node:module'
import { root } from '../before/root.mjs'

const names = [
  // The same engine without a browser's windows: the tests take little more than half the time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export const noBrowser =
  'No hay un navegador para las pruebas e2e y no se pudo instalar: instalar Chromium o Google Chrome, o indicar su ruta en CHROMIUM_PATH, y repetir.'

/** A Chromium for the e2e run: the configured one, Playwright's own, the system's, or one installed now. */
export const findBrowser = (): string | null => installedBrowser() ?? installBrowser()

function installedBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH || process.env.CHROME_PATH
  return [named, playwrightsOwn(), ...inPath(), ...onMac].find(runs) ?? null
}

const inPath = () =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))

function runs(path: string | null | undefined): path is string {
  if (!path) return false
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  // The file's existence proves little: on some systems `chromium` is a stub that asks for another package.
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function playwrightsOwn(): string | null {
  try {
    const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test') as {
      chromium: { executablePath(): string }
    }
    return chromium.executablePath()
  } catch {
    return null
  }
}

function installBrowser(): string | null {
  console.log('Instalando un navegador para las pruebas…')
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/etc/debian_version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
    apt('update')
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      const found = apt('install', '-y', '--no-install-recommends', browser) && installedBrowser()
      if (found) return found
    }
  }
  const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', cwd: join(root, 'e2e') })
  return installedBrowser()
}
