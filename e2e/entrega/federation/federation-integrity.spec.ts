import type { Page, Request } from '@playwright/test'
import { change, failsAndRecovers, fileOf } from '../../fixtures/releases/broken-release.ts'
import { deployNextUsuarios } from '../../fixtures/releases/next-release.ts'
import type { TestStack } from '../../fixtures/stack.ts'
import { expect, test } from '../../fixtures/test.ts'
import { ClientesPage } from '../../pages/clientes.ts'
import { elsewhere, failureNotice, notReloaded, sentences, withoutPrefetch } from '../../pages/section.ts'
import { Shell } from '../../pages/shell.ts'
import { TablePart } from '../../pages/table.ts'

/*
 * Only checked bytes run: a file that differs from the published one never runs, and the page says so; a file that a
 * cache has broken is fetched again.
 */

/** These tests change the site's files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

test.beforeEach(async ({ page, problems }) => {
  await withoutPrefetch(page)
  problems.allow(/^status 404 GET \/remotes/, /^failed GET /, /^console /)
})

const chunk = /__federation_expose_module\.\w+\.js/
const mark = (text: string) => `window.alterado = true;${text}`
const ranAltered = (page: Page) => page.evaluate(() => 'alterado' in window)

/**
 * Usuarios waits twenty seconds for the file, by the page's clock, and then shows its sentence; «Reintentar» recovers.
 */
async function neverComes(page: Page, stack: TestStack, path: RegExp) {
  const shell = new Shell(page)
  await elsewhere(page)
  const mend = stack.faults.hold(path)
  await page.clock.install()
  const asked = page.waitForRequest((request) => path.test(request.url()))
  await shell.entry('Usuarios').click()
  await asked
  await page.clock.fastForward(18_000)
  await expect(page.getByRole('main').getByText('Cargando la sección')).toBeAttached()
  await page.clock.fastForward(2_000)
  await expect(failureNotice(page)).toContainText(sentences.late)
  mend()
  await failureNotice(page).getByRole('button', { name: 'Reintentar' }).click()
  await new TablePart(page, 'Usuarios').ready()
  await notReloaded(page)
}

test('a script that names no hash, and gets into the page past its loaders, is blocked by the browser', async ({
  page,
}) => {
  await elsewhere(page)
  const outcome = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        script.src = [...document.scripts].find(({ src }) => src !== '')?.src ?? ''
        script.onload = () => resolve('ran')
        script.onerror = () => resolve('blocked')
        // The page's own loaders hear of the other ways.
        document.documentElement.insertAdjacentElement('beforeend', script)
      }),
  )
  expect(outcome).toBe('blocked')
})

for (const [what, file] of [
  ['the entry', /remoteEntry\.js/],
  ['a chunk', chunk],
] as const) {
  test(
    `${what} changed on the server: the page refuses the file, and runs none of it`,
    local,
    async ({ page, stack }) => {
      const mend = await change(stack, await fileOf(stack, file), mark)
      await failsAndRecovers(page, sentences.integrity, mend)
      expect(await ranAltered(page)).toBe(false)
    },
  )
}

test(
  'a screen refuses its own chunk, loaded later, if it was changed on the server',
  local,
  async ({ page, stack }) => {
    const { remotes } = await stack.site.registry()
    const later = Object.keys(remotes['usuarios']?.integrity ?? {}).filter(
      (name) => name.endsWith('.js') && !/remoteEntry|expose_module/.test(name),
    )
    const release = await stack.site.releaseOf('usuarios')
    const mends = await Promise.all(later.map((name) => change(stack, `${release}/${name}`, mark)))
    const shell = new Shell(page)
    await elsewhere(page)
    await shell.entry('Usuarios').click()
    await new TablePart(page, 'Usuarios').ready()
    const filters = page.getByRole('button', { name: 'Filtros de búsqueda' })
    await filters.click()
    await expect(page.getByRole('alert').filter({ hasText: 'No se pudo descargar esta parte' })).toBeVisible()
    expect(await ranAltered(page)).toBe(false)
    await Promise.all(mends.map((mend) => mend()))
    await filters.click()
    await expect(page.getByRole('dialog', { name: 'Filtrar usuarios' })).toBeVisible()
    await notReloaded(page)
  },
)

test(
  'a truncated chunk that the browser cached as immutable works again in the same browser once the server is repaired',
  local,
  async ({ page, stack }) => {
    const mend = await change(stack, await fileOf(stack, chunk), (text) => text.slice(0, text.length / 2))
    await page.goto('/usuarios')
    await expect(failureNotice(page)).toContainText(sentences.integrity)
    await mend()
    const later = await page.context().newPage()
    await later.goto('/usuarios')
    await new TablePart(later, 'Usuarios').ready()
    await page.reload()
    await new TablePart(page, 'Usuarios').ready()
  },
)

const colour = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'))
    probe.className = 'entrega-siguiente'
    return getComputedStyle(probe).color
  })

test(
  'the page refuses a style changed on the server; the published one is loaded before the page shows',
  local,
  async ({ page, stack }) => {
    await deployNextUsuarios(stack.site)
    const mend = await change(stack, await fileOf(stack, /[\w.]+\.css/), (text) => text.replace('1', '9'))
    await failsAndRecovers(page, sentences.integrity, async () => {
      expect(await colour(page)).not.toBe('rgb(9, 2, 3)')
      await mend()
    })
    expect(await colour(page)).toBe('rgb(1, 2, 3)')
  },
)

test(
  'a style that never arrives: the sentence appears after twenty seconds',
  local,
  async ({ page, stack }) => {
    await deployNextUsuarios(stack.site)
    await neverComes(page, stack, /\/remotes\/usuarios\/.*\.css$/)
  },
)

test('an HTML page instead of a script has its own sentence', async ({ page, stack }) => {
  const mend = stack.faults.add(/\/remotes\/usuarios\/.*__federation_expose_module.*\.js$/, { kind: 'page' })
  await failsAndRecovers(page, sentences.type, mend)
})

test('a chunk that never arrives: its sentence appears after twenty seconds, and no spinner stays', async ({
  page,
  stack,
}) => {
  await neverComes(page, stack, /\/remotes\/usuarios\/.*__federation_expose_module.*\.js$/)
})

test('the page does not use a release that was published without hashes', local, async ({ page, stack }) => {
  await stack.site.changeRegistry(({ remotes }) => void delete remotes['usuarios']?.integrity)
  await failsAndRecovers(page, sentences.unsealed, () => stack.site.seal('usuarios'))
})

test(
  'a chunk of the host changed on the server: the page does not run it and says so, and a reload recovers',
  local,
  async ({ page, problems, stack }) => {
    problems.allow(/^pageerror /)
    const html = await stack.site.read('index.html')
    const [, hashes = '{}'] = /id="integridad">(.*?)<\/script>/.exec(html) ?? []
    const files = await Promise.all(
      Object.keys(JSON.parse(hashes) as object).map(async (file) => ({
        file,
        text: await stack.site.read(file),
      })),
    )
    const dashboard = files.find(({ text }) => text.includes('Sección en desarrollo'))?.file ?? ''
    const mend = await change(stack, dashboard, mark)
    await page.goto('/dashboard')
    await expect(page.getByRole('alert').filter({ hasText: 'No se pudo descargar esta parte' })).toBeVisible()
    await expect(page.getByText('Sección en desarrollo')).toBeHidden()
    expect(await ranAltered(page)).toBe(false)
    await mend()
    await page.reload()
    await expect(page.getByText('Sección en desarrollo')).toBeVisible()
  },
)

test('a deep link of a signed-in person requests session and section before the registry and its own code are there, and each file once', async ({
  page,
}) => {
  await page.goto('/clientes')
  await new ClientesPage(page).ready()
  const fetched: string[] = []
  const complaints: string[] = []
  const note = (request: Request) => void fetched.push(request.url())
  page.on('request', note)
  page.on('console', (message) => /preload/.test(message.text()) && complaints.push(message.text()))
  await page.reload()
  await new ClientesPage(page).ready()
  const files = fetched.filter((url) => /\.(js|css)$|\.json$/.test(url))
  expect(files.filter((url, index) => files.indexOf(url) !== index)).toEqual([])
  expect(files.filter((url) => url.includes('/remotes/clientes/')).length).toBeGreaterThan(1)
  expect(complaints).toEqual([])
  page.off('request', note)

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  for (const late of ['**/remotes.json', '**/assets/main.*.js'])
    await page.route(late, (route) => held.then(() => route.continue()))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload({ waitUntil: 'commit' })
  const early = [
    /auth.sesion$/,
    /remoteEntry/,
    /expose_module/,
    /assets\/shell/,
    /assets\/federation/,
    /assets\/section/,
  ]
  await expect.poll(() => early.filter((file) => !asked.some((path) => file.test(path)))).toEqual([])
  release()
  await new ClientesPage(page).ready()
  for (const call of ['/admin/auth/sesion', '/admin/clientes/listar'])
    expect(asked.filter((path) => path === call)).toHaveLength(1)
})
