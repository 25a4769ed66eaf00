import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { look } from '../../fixtures/look.ts'
import { deployNextUsuarios } from '../../fixtures/releases/next-release.ts'
import { admin, type TestStack } from '../../fixtures/stack.ts'
import { expect, signedIn, test } from '../../fixtures/test.ts'
import { LoginPage } from '../../pages/login.ts'
import { Shell } from '../../pages/shell.ts'

/* A page that is opened or reloaded without connection (E-20). The other specs have no worker (playwright.config.ts). */

test.use({ serviceWorkers: 'allow' })

/** A client with a name of their own. */
async function unCliente({ url }: TestStack) {
  const apellido = `Abierto${randomInt(10_000, 99_999)}`
  const token = await tokenFor(url, admin)
  const { _id } = await post(url, '/clientes/crear', { nombre: 'Noé', apellido_paterno: apellido }, token)
  return { id: _id, apellido }
}

/** Waits until the browser has all that this page has loaded. */
const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller || !(await caches.match('/'))) return ['no page']
        const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
        const missing = await Promise.all(
          files.map(async (url) =>
            /^\/(assets|remotes)\//.test(url.pathname) && !(await caches.match(url.href))
              ? [url.pathname]
              : [],
          ),
        )
        return missing.flat()
      }),
    )
    .toEqual([])

/** Takes the connection away: from the page, from its worker, and from whoever opens a page anew. */
async function offline(page: Page, { faults }: TestStack) {
  await page.waitForLoadState('networkidle')
  const mend = faults.add(/./, { kind: 'cut' })
  await page.context().setOffline(true)
  return async () => {
    mend()
    await page.context().setOffline(false)
  }
}

const keptHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lectura:')).length)

test.beforeEach(({ problems }) => problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_FAILED/))

test('[E-20] the page opens without connection on the list and the profile that were read, with their hour, and for nobody else', async ({
  page,
  stack,
  context,
  browser,
}) => {
  const { id, apellido } = await unCliente(stack)
  const shell = new Shell(page)
  const name = page.getByText(apellido).first()
  await page.goto('/clientes')
  await expect(name).toBeVisible()
  await page.goto(`/clientes/detalles/${id}`)
  await expect(name).toBeVisible()
  await isKept(page)

  const online = await offline(page, stack)
  await page.reload()
  await expect(shell.heading('Perfil del cliente')).toBeVisible()
  await expect(page.getByText(/^Sin conexión: así estaba a las \d\d:\d\d$/)).toBeVisible()
  await expect(name).toBeVisible()
  await look(page, 'sin-linea-abrir')
  // A tab of its own, as the installed program opens.
  const other = await context.newPage()
  await other.goto('/clientes')
  await expect(other.getByText(apellido).first()).toBeVisible()
  await expect(other.getByText(/^Sin conexión: así estaba/)).toBeVisible()
  await other.goto('/')
  await expect(other).toHaveURL('/dashboard')
  await other.close()
  // Chromium runs what its own answer's policy allows, and only that.
  expect(
    await page.evaluate(() => document.querySelector<HTMLMetaElement>('[name=csp-nonce]')?.content),
  ).toMatch(/^[0-9a-f]{32}$/)

  await shell.openConfiguracion()
  await shell.signOut.click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await keptHere(page)).toBe(0)
  await page.goto('/clientes')
  await expect(page).toHaveURL(/\/login$/)
  // The form's code was never downloaded here, and the page says so.
  await expect(page.getByText('Falta descargar esta parte')).toBeVisible()
  await expect(page.getByText(apellido)).toHaveCount(0)
  await online()

  // Another browser's session, with the files and without any answers.
  const stranger = await browser.newContext({
    baseURL: stack.url,
    serviceWorkers: 'allow',
    storageState: await signedIn(stack, admin.email),
  })
  const theirs = await stranger.newPage()
  await theirs.goto('/clientes')
  await expect(theirs.getByText(apellido).first()).toBeVisible()
  await isKept(theirs)
  await theirs.evaluate(() => localStorage.setItem('token', 'de-otra-persona'))
  await offline(theirs, stack)
  await theirs.reload()
  await expect(theirs.getByText('Sin conexión con el servidor')).toBeVisible()
  await expect(theirs.getByText(apellido)).toHaveCount(0)
  await stranger.close()
})

test(
  '[E-20] with a connection a new release comes at the next load, and a host without a worker ends the one that browsers have',
  { tag: '@local' },
  async ({ page, stack }) => {
    await page.goto('/usuarios')
    await expect(page.getByRole('link', { name: 'Agregar usuario' })).toBeVisible()
    await isKept(page)
    await deployNextUsuarios(stack.site)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Agregar persona' })).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

    const html = await stack.site.read('index.html')
    await stack.site.write(
      'index.html',
      html.replace(/"assets\/sin-linea\.[^,]+,|,"assets\/sin-linea\.[^,}]+/, ''),
    )
    await page.reload()
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0])
    await page.reload()
    await expect(page.getByRole('link', { name: 'Agregar persona' })).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  },
)

test('[E-20] nobody who only signs in gets a worker', async ({ browser, stack }) => {
  const context = await browser.newContext({
    baseURL: stack.url,
    serviceWorkers: 'allow',
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  await new LoginPage(page).open()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await context.close()
})
