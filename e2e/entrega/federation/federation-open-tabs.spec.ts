import type { Page } from '@playwright/test'
import { deployNextUsuarios } from '../../fixtures/releases/next-release.ts'
import { operator } from '../../fixtures/operator.ts'
import { expect, test } from '../../fixtures/test.ts'
import { mark, notReloaded, withoutPrefetch } from '../../pages/section.ts'
import { Shell } from '../../pages/shell.ts'
import { TablePart } from '../../pages/table.ts'

/* What an open tab does when another release is put in use, and when its own must stop. */

/** These tests change the site's files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

test.beforeEach(({ page }) => withoutPrefetch(page))

const next = (page: Page) => page.getByRole('link', { name: 'Agregar persona' })
const inUse = (page: Page) => page.getByRole('link', { name: 'Agregar usuario' })
const offer = (page: Page) => page.getByText('Hay una versión nueva de esta sección')

/** Looks at the tab again until it has heard: two looks within five seconds are one question. */
const looksUntil = (page: Page, heard: () => Promise<void>) =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await heard()
  }).toPass()

test(
  'an open tab offers the release that replaced its own, and takes it at the next visit; a rollback, too',
  local,
  async ({ page, stack }) => {
    const shell = new Shell(page)
    await page.goto('/usuarios')
    await expect(inUse(page)).toBeVisible()
    const before = await stack.site.read('remotes.json')
    await deployNextUsuarios(stack.site)
    await looksUntil(page, () => expect(offer(page)).toBeVisible({ timeout: 500 }))
    await shell.entry('Clientes').click()
    await new TablePart(page, 'Clientes').ready()
    await expect(offer(page)).toHaveCount(0)
    await shell.entry('Usuarios').click()
    await expect(next(page)).toBeVisible()

    await stack.site.write('remotes.json', before)
    await looksUntil(page, () => expect(offer(page)).toBeVisible({ timeout: 500 }))
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await expect(inUse(page)).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
  },
)

test('a tab asks without being sent again what it knows', local, async ({ page }) => {
  await page.goto('/clientes')
  await new TablePart(page, 'Clientes').ready()
  // The browser shows the page a whole answer, and tells how many bytes came.
  const bytes = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('/remotes.json'))
        .map(({ encodedBodySize, transferSize }) => transferSize < encodedBodySize),
    )
  await looksUntil(page, async () => expect((await bytes()).at(-1)).toBe(true))
})

test(
  'a section that was never opened comes in the release of now, and with something unsaved nothing is offered',
  local,
  async ({ page, stack }) => {
    const old: string[] = []
    const release = await stack.site.releaseOf('usuarios')
    page.on('request', (request) => {
      if (request.url().includes(release)) old.push(request.url())
    })
    await page.goto('/clientes')
    await new TablePart(page, 'Clientes').ready()
    await mark(page)
    await deployNextUsuarios(stack.site)
    let heard = false
    page.on('response', (answer) => {
      if (answer.url().endsWith('/remotes.json')) heard = true
    })
    await looksUntil(page, () => Promise.resolve(expect(heard).toBe(true)))
    await new Shell(page).entry('Usuarios').click()
    await expect(next(page)).toBeVisible()
    await notReloaded(page)
    expect(old).toEqual([])

    await next(page).click()
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana')
    await stack.site.changeRegistry(({ remotes }) => {
      const { usuarios } = remotes
      if (usuarios) usuarios.release = 'otra'
    })
    heard = false
    await looksUntil(page, () => Promise.resolve(expect(heard).toBe(true)))
    await expect(offer(page)).toHaveCount(0)
    await notReloaded(page)
    await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Ana')
  },
)

test(
  'a release that must stop is covered with its open dialog; what was typed can be read and copied, and comes back',
  local,
  async ({ page, stack }) => {
    await page.goto('/usuarios')
    await new TablePart(page, 'Usuarios').ready()
    await mark(page)
    await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filtrar usuarios' })
    const name = dialog.getByRole('textbox', { name: 'Nombre', exact: true })
    await name.fill('a medias')
    expect(
      await operator(stack, 'disable', 'usuarios', '--reason', 'Guarda datos equivocados.', '--now'),
    ).toContain('se apagó usuarios, también donde está abierto: Guarda datos equivocados.')
    stack.site.touched = true
    const cover = page.getByRole('alert').filter({ hasText: 'Esta sección se detuvo' })
    await looksUntil(page, () => expect(cover).toBeVisible({ timeout: 500 }))
    await expect(cover).toContainText('Guarda datos equivocados.')
    await expect(dialog).toBeHidden()
    await expect(inUse(page)).toBeHidden()
    const typed = page.getByRole('textbox', { name: 'Lo escrito en esta sección' })
    await expect(typed).toHaveValue('Nombre: a medias')
    // The keyboard reaches it, and the rest of the page works.
    await page.keyboard.press('Tab')
    await expect(typed).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).selectionEnd)).toBe(16)

    await stack.site.changeRegistry(({ remotes }) => void delete remotes['usuarios']?.disabled)
    await looksUntil(page, () => expect(cover).toBeHidden({ timeout: 500 }))
    await page.keyboard.press('Escape')
    await expect(inUse(page)).toBeVisible()
    await expect(typed).toHaveValue('Nombre: a medias')
    await notReloaded(page)
  },
)
