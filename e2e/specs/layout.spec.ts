import type { Locator, Page } from '@playwright/test'
import { post, tokenFor } from '../fixtures/admin-api.ts'
import { admin } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { Shell } from '../pages/shell.ts'

/* Positions in the window, which only a test with a browser can see. */

const widths = [1440, 1280, 1024, 768, 390]
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: width < 640 ? 844 : 900 })

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('It is not in the page')
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}

interface Ids {
  cliente: string
  asesoria: string
  usuario: string
}

async function records(url: string): Promise<Ids> {
  const token = await tokenFor(url, admin)
  const { clientes } = await post(url, '/clientes/listar', {}, token)
  const { asesorias } = await post(url, '/asesorias/listar', { status: [] }, token)
  const { usuarios } = await post(url, '/usuarios/listar', {}, token)
  const usuario = usuarios.find(({ email }) => email !== admin.email)
  return {
    cliente: clientes[0]?._id ?? '',
    asesoria: asesorias[0]?._id ?? '',
    usuario: usuario?._id ?? '',
  }
}

const pagesOf = ({ cliente, asesoria, usuario }: Ids) => [
  '/dashboard',
  '/clientes',
  '/clientes/nuevo',
  `/clientes/editar/${cliente}`,
  `/clientes/detalles/${cliente}`,
  '/asesorias',
  '/asesorias/nueva',
  `/asesorias/editar/${asesoria}`,
  `/asesorias/detalles/${asesoria}`,
  '/usuarios',
  '/usuarios/nuevo',
  `/usuarios/editar/${usuario}`,
  '/configuracion/membresias',
  '/configuracion/perfil',
  '/no/existe',
]

/** Waits for the page and all its requests. */
async function arrived(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Cargando', { exact: false })).toHaveCount(0)
  await expect(new Shell(page).loader).toHaveCount(0)
}

test('[G-07] a one-line alert covers no button and no link of any page, at any width', async ({
  page,
  stack,
}) => {
  const shell = new Shell(page)
  await page.goto('/clientes/nuevo')
  const places = []
  for (const width of widths) {
    await resize(page, width)
    await page.getByRole('button', { name: 'Guardar' }).click()
    const alert = shell.alerts.getByRole('alert').first()
    await expect(alert).toBeVisible()
    await alert.hover()
    await expect.poll(async () => (await box(alert)).x).toBeGreaterThan(0)
    const { x, y, right, height } = await box(alert)
    expect({ top: y, right: width - right, height }).toEqual({ top: 80, right: 20, height: 40 })
    places.push({ left: x, top: 80, right, bottom: 120 })
    await shell.alerts.getByRole('button', { name: 'Cerrar aviso' }).click()
    await expect(shell.alerts).toHaveCount(0)
  }

  for (const path of pagesOf(await records(stack.url))) {
    await page.goto(path)
    await arrived(page)
    for (const [at, width] of widths.entries()) {
      await resize(page, width)
      const covered = await page.evaluate(
        (alert) => {
          const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
          return controls.flatMap((control) => {
            const { left, top, right, bottom, width } = control.getBoundingClientRect()
            if (width <= 1 || !control.checkVisibility()) return []
            const apart =
              right <= alert.left || left >= alert.right || bottom <= alert.top || top >= alert.bottom
            return apart ? [] : [`${control.innerText || control.ariaLabel} ${top}–${bottom}`]
          })
        },
        places[at] ?? { left: 0, top: 0, right: 0, bottom: 0 },
      )
      expect.soft(covered, `${path} at ${width} px`).toEqual([])
    }
  }
})

test('[G-07] a long alert wraps within the window and can be closed', async ({ page, problems }) => {
  problems.allow(/status 409/, /console .*409/)
  const shell = new Shell(page)
  await resize(page, 390)
  await page.goto('/clientes/nuevo')
  const msg = `El nombre no se pudo guardar, porque ${'otra persona lo cambió mientras tanto, '.repeat(5)}`
  await page.route('**/admin/clientes/crear', (route) => route.fulfill({ status: 409, json: { msg } }))
  await page.getByRole('textbox', { name: 'Nombre' }).first().fill('Ana')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const alert = shell.alerts.getByRole('alert')
  await expect(alert).toBeVisible()
  await alert.hover()
  await expect.poll(async () => (await box(alert)).right).toBe(370)
  expect((await box(alert)).x).toBe(20)
  await shell.alerts.getByRole('button', { name: 'Cerrar aviso' }).click()
  await expect(shell.alerts).toBeHidden()
})

test('mark, breadcrumb and content share one left edge, and the bar stays on top', async ({
  page,
  stack,
}) => {
  const { cliente } = await records(stack.url)
  await page.goto(`/clientes/detalles/${cliente}`)
  await arrived(page)
  const shell = new Shell(page)
  for (const width of [1920, ...widths]) {
    await resize(page, width)
    await page.evaluate(() => window.scrollTo(0, 0))
    const mark = page.getByRole('banner').locator('svg path').first()
    const edges = [
      (await box(mark)).x,
      (await box(shell.breadcrumb.getByRole('link').first())).x,
      (await box(page.getByRole('heading', { level: 2 }).first())).x,
      (await box(page.getByRole('region', { name: 'Indicadores generales' }))).x,
    ]
    expect.soft(Math.max(...edges) - Math.min(...edges), `${width} px: ${edges.join()}`).toBeLessThan(1)
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(async () => (await box(page.getByRole('banner'))).y).toBe(0)
  }
})

test('the focused control is never under the bar, nor under the form’s buttons', async ({ page, stack }) => {
  const { cliente } = await records(stack.url)
  for (const path of [`/clientes/detalles/${cliente}`, '/clientes/nuevo', '/clientes']) {
    await page.setViewportSize({ width: 1024, height: 600 })
    await page.goto(path)
    await arrived(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 20; step++) {
        await page.keyboard.press(key)
        const hidden = await page.evaluate(() => {
          const active = document.activeElement
          if (!active || !active.closest('main')) return null
          const { left, top, width, height } = active.getBoundingClientRect()
          const seen = document.elementFromPoint(left + width / 2, top + height / 2)
          return seen?.closest('header, [data-form-bar]') && !active.closest('[data-form-bar]')
            ? `${active.outerHTML.slice(0, 120)} at ${top}`
            : null
        })
        expect.soft(hidden, `${path} ${key} ${step}`).toBeNull()
      }
    }
  }
})

test('a form’s bar is as wide as the window, and at its bottom even if the form is short', async ({
  page,
}) => {
  for (const path of ['/clientes/nuevo', '/usuarios/nuevo', '/configuracion/perfil', '/asesorias/nueva']) {
    await page.goto(path)
    await arrived(page)
    for (const [width, height] of [
      [1440, 1600],
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const bar = page.locator('[data-form-bar]')
      expect.soft((await box(bar)).bottom, `${path} at ${width}×${height}`).toBe(height)
      // It is painted to both edges of the window without widening the page.
      const painted = await bar.evaluate((element) => {
        const root = document.documentElement
        const { borderImageOutset } = getComputedStyle(element)
        return { borderImageOutset, overflow: root.scrollWidth - root.clientWidth }
      })
      expect.soft(painted, path).toEqual({ borderImageOutset: `0 ${width}px`, overflow: 0 })
      // React puts the buttons into the order for this width once the window tells it.
      const buttons = bar.locator('a, button')
      await expect.soft(width < 640 ? buttons.first() : buttons.last(), path).toHaveText(/^Guardar/)
    }
  }
})

test('[G-21] the tab of a record begins with its name, and its main data are visible without scrolling', async ({
  page,
  stack,
}) => {
  const ids = await records(stack.url)
  for (const [path, title] of [
    [`/clientes/detalles/${ids.cliente}`, 'Perfil del cliente'],
    [`/clientes/editar/${ids.cliente}`, 'Editar cliente'],
    [`/asesorias/detalles/${ids.asesoria}`, 'Detalles de la asesoría'],
    [`/asesorias/editar/${ids.asesoria}`, 'Editar asesoría'],
    [`/usuarios/editar/${ids.usuario}`, 'Editar usuario'],
  ] as const) {
    await page.goto(path)
    await arrived(page)
    const name = page.getByRole('heading', { level: 2 }).first()
    await expect(name).toBeVisible()
    const text = await name.innerText()
    await expect(page).toHaveTitle(`${text} · ${title}`)
    await expect(new Shell(page).heading(title)).toBeVisible()
    const size = (locator: Locator) =>
      locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(await size(name)).toBeGreaterThan(await size(new Shell(page).heading(title)))
    if (!path.includes('detalles')) continue
    const indicators = page.getByRole('region', { name: 'Indicadores generales' })
    await expect(indicators).toBeVisible()
    expect((await box(indicators)).bottom, path).toBeLessThan(900)
  }
  await new Shell(page).entry('Clientes').click()
  await expect(page).toHaveTitle('Clientes · Administración')
})

test('landmarks of one kind have different names on every page', async ({ page, stack }) => {
  for (const path of pagesOf(await records(stack.url))) {
    await page.goto(path)
    await arrived(page)
    const names = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>('nav, main, form[aria-label], section, [role=region]'),
      ].flatMap((mark) => {
        const labels = mark.getAttribute('aria-labelledby')?.split(' ') ?? []
        const name = mark.ariaLabel ?? labels.map((id) => document.getElementById(id)?.textContent).join(' ')
        if (!name && mark.tagName === 'SECTION') return []
        return mark.checkVisibility() ? [`${mark.role ?? mark.tagName} ${name}`.toLowerCase()] : []
      }),
    )
    expect.soft(names, path).toEqual([...new Set(names)])
  }
})

test('with forced colours a line marks the current section', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/clientes')
  const shell = new Shell(page)
  const line = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).borderBottomWidth)
  await expect(shell.entry('Clientes')).toHaveAttribute('aria-current', 'page')
  expect(await line(shell.entry('Clientes'))).toBe('3px')
  expect(await line(shell.entry('Usuarios'))).toBe('0px')
  await page.goto('/configuracion/perfil')
  expect(await line(shell.nav.getByRole('button', { name: 'Configuración' }))).toBe('3px')
})

test('every sheet of paper has the office, the day and its number, and no buttons', async ({
  page,
  stack,
}) => {
  const { cliente } = await records(stack.url)
  await page.goto(`/clientes/detalles/${cliente}`)
  await arrived(page)
  const { empresa } = await stack.db
    .row('select nombre as empresa from empresas order by id_locatario limit 1')
    .then((row) => ({ empresa: String(row.empresa) }))
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((rule) => rule.startsWith('@page'))
      .join(' '),
  )
  expect(rules).toContain('size: letter')
  expect(rules).toContain(`content: "${empresa}"`)
  expect(rules).toMatch(/content: "\d{1,2} de [a-z]+ de \d{4}"/)
  expect(rules).toContain('"Página " counter(page) " de " counter(pages)')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const main = page.getByRole('main')
  for (const button of await main.getByRole('button').all()) {
    await expect(button).toHaveAttribute('aria-expanded', /./)
  }
  await expect(main.locator('th svg')).toHaveCount(0)
})
