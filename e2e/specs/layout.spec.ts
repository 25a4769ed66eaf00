import type { Locator, Page } from '@playwright/test'
import { aClient } from '../day/office.ts'
import { patient } from '../../tooling/patience/patience.ts'
import { post, tokenFor } from '../fixtures/admin-api.ts'
import { admin } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { PerfilPage } from '../pages/perfil.ts'
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

interface PageOf {
  path: string
  title: string
  /** The breadcrumb's items with where they lead; the last one is no link. */
  breadcrumb?: [nombre: string, path?: string][]
  /** It shows a record, whose name is the largest heading. */
  isRecord?: boolean
  /** It has a form's bar. */
  isForm?: boolean
}

const clientes: [string, string] = ['Clientes', '/clientes']
const asesorias: [string, string] = ['Asesorías', '/asesorias']
const usuarios: [string, string] = ['Usuarios', '/usuarios']
const below = (above: [string, string], path: string, title: string, more: Partial<PageOf> = {}): PageOf => ({
  path: `${above[1]}/${path}`,
  title,
  breadcrumb: [above, [title]],
  ...more,
})

const pagesOf = ({ cliente, asesoria, usuario }: Ids): PageOf[] => [
  { path: '/dashboard', title: 'Inicio', breadcrumb: [['Inicio']] },
  { path: '/clientes', title: 'Clientes', breadcrumb: [clientes] },
  below(clientes, 'nuevo', 'Nuevo cliente', { isForm: true }),
  below(clientes, `editar/${cliente}`, 'Editar cliente', { isRecord: true }),
  below(clientes, `detalles/${cliente}`, 'Perfil del cliente', { isRecord: true }),
  { path: '/asesorias', title: 'Asesorías', breadcrumb: [asesorias] },
  below(asesorias, 'nueva', 'Nueva asesoría', { isForm: true }),
  below(asesorias, `editar/${asesoria}`, 'Editar asesoría', { isRecord: true }),
  below(asesorias, `detalles/${asesoria}`, 'Detalles de la asesoría', { isRecord: true }),
  { path: '/usuarios', title: 'Usuarios', breadcrumb: [usuarios] },
  below(usuarios, 'nuevo', 'Nuevo usuario', { isForm: true }),
  below(usuarios, `editar/${usuario}`, 'Editar usuario', { isRecord: true }),
  { path: '/configuracion/membresias', title: 'Membresias', breadcrumb: [['Membresias']] },
  { path: '/configuracion/perfil', title: 'Información personal', breadcrumb: [['Perfil']], isForm: true },
  { path: '/no/existe', title: 'Página no encontrada' },
]

/** Waits for the page and all its requests. */
async function arrived(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Cargando', { exact: false })).toHaveCount(0)
  await expect(new Shell(page).loader).toHaveCount(0)
}

test('[G-04] [G-07] [G-21] [G-24] every page has its title and breadcrumb, says nothing in English, and leaves a one-line alert its place', async ({
  page,
  stack,
}) => {
  test.setTimeout(patient(120_000))
  const shell = new Shell(page)
  const places = await alertPlaces(page)
  for (const each of pagesOf(await records(stack.url))) {
    await resize(page, 1440)
    await page.goto(each.path)
    await arrived(page)
    await hasItsNames(page, each)
    expect.soft(await landmarks(page), each.path).toEqual([...new Set(await landmarks(page))])
    expect.soft(await words(page), each.path).not.toMatch(english)
    for (const [at, width] of widths.entries()) {
      await resize(page, width)
      expect.soft(await covered(page, places[at]), `${each.path} at ${width} px`).toEqual([])
    }
    if (each.isForm) await barIsAtTheBottom(page, each.path)
  }
  await resize(page, 1440)
  await shell.entry('Clientes').click()
  await expect(page).toHaveTitle('Clientes · Administración')
})

interface Place {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where an alert of one line lies, at each width. */
async function alertPlaces(page: Page): Promise<Place[]> {
  const { alerts } = new Shell(page)
  const places: Place[] = []
  await page.goto('/clientes/nuevo')
  for (const width of widths) {
    await resize(page, width)
    await page.getByRole('button', { name: 'Guardar' }).click()
    const alert = alerts.getByRole('alert').first()
    await expect(alert).toBeVisible()
    await alert.hover()
    await expect.poll(async () => (await box(alert)).x).toBeGreaterThan(0)
    const { x, y, right, height } = await box(alert)
    expect({ top: y, right: width - right, height }).toEqual({ top: 80, right: 20, height: 40 })
    places.push({ left: x, top: 80, right, bottom: 120 })
    await alerts.getByRole('button', { name: 'Cerrar aviso' }).click()
    await expect(alerts).toHaveCount(0)
  }
  return places
}

const covered = (page: Page, place: Place = { left: 0, top: 0, right: 0, bottom: 0 }) =>
  page.evaluate((alert) => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
    return controls.flatMap((control) => {
      const { left, top, right, bottom, width } = control.getBoundingClientRect()
      if (width <= 1 || !control.checkVisibility()) return []
      const apart = right <= alert.left || left >= alert.right || bottom <= alert.top || top >= alert.bottom
      return apart ? [] : [`${control.innerText || control.ariaLabel} ${top}–${bottom}`]
    })
  }, place)

/** The title in the page and in the tab, which begins with a record's name, and the breadcrumb. */
async function hasItsNames(page: Page, { path, title, breadcrumb, isRecord }: PageOf) {
  const shell = new Shell(page)
  const heading = shell.heading(title)
  await expect(heading).toBeVisible()
  if (breadcrumb) {
    await expect(shell.breadcrumb.getByRole('listitem')).toHaveText(breadcrumb.map(([nombre]) => nombre))
    const links = shell.breadcrumb.getByRole('link')
    await expect(links).toHaveCount(breadcrumb.length - 1)
    for (const [at, [, to = '']] of breadcrumb.slice(0, -1).entries())
      await expect(links.nth(at)).toHaveAttribute('href', to)
    await expect(shell.breadcrumb.locator('[aria-current=page]')).toHaveText(breadcrumb.at(-1)?.[0] ?? '')
  }
  if (!isRecord) return expect(page).toHaveTitle(`${title} · Administración`)

  const name = page.getByRole('heading', { level: 2 }).first()
  await expect(name).toBeVisible()
  await expect(page).toHaveTitle(`${await name.innerText()} · ${title}`)
  const size = (locator: Locator) =>
    locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await size(name)).toBeGreaterThan(await size(heading))
  if (!path.includes('detalles')) return
  // A record's main data are visible without scrolling.
  const indicators = page.getByRole('region', { name: 'Indicadores generales' })
  await expect(indicators).toBeVisible()
  expect((await box(indicators)).bottom, path).toBeLessThan(900)
}

/** Those of one kind must have different names. */
const landmarks = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>('nav, main, form[aria-label], section, [role=region]'),
    ].flatMap((mark) => {
      const labels = mark.getAttribute('aria-labelledby')?.split(' ') ?? []
      const name = mark.ariaLabel ?? labels.map((id) => document.getElementById(id)?.textContent).join(' ')
      if (!name && mark.tagName === 'SECTION') return []
      return mark.checkVisibility() ? [`${mark.role ?? mark.tagName} ${name}`.toLowerCase()] : []
    }),
  )

const english = /\b(Loading|Close|Next|Previous|Search|Delete|Page|Rows per page|Menu open)\b/

/** What the page shows, and what it says to assistive technology. */
const words = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
  return page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label')),
    ].join(' '),
  )
}

/** A form's bar is as wide as the window, and at its bottom even if the form is short. */
async function barIsAtTheBottom(page: Page, path: string) {
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

test('[C-03] with forced colours a line marks the current section, a name is underlined and the focus has its ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/clientes')
  const shell = new Shell(page)
  const line = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).borderBottomWidth)
  await expect(shell.entry('Clientes')).toHaveAttribute('aria-current', 'page')
  expect(await line(shell.entry('Clientes'))).toBe('3px')
  expect(await line(shell.entry('Usuarios'))).toBe('0px')
  const link = page.getByRole('rowheader').first().getByRole('link')
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toHaveCSS('outline-style', 'solid')
  await page.goto('/configuracion/perfil')
  expect(await line(shell.nav.getByRole('button', { name: 'Configuración' }))).toBe('3px')
})

test('every sheet of letter paper has the office, the day and its number, every section and every row, and no buttons', async ({
  page,
  stack,
}) => {
  const { id } = await aClient(stack.url)
  const token = await tokenFor(stack.url, admin)
  for (let n = 1; n <= 12; n++) {
    const fecha = `2026-01-${String(n).padStart(2, '0')}`
    const body = { cliente: id, motivo: `Visita ${n}`, fecha, descripcion: '' }
    await post(stack.url, '/asesorias/crear', body, token)
  }
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  await arrived(page)
  const { empresa } = await stack.db
    .row('select nombre as empresa from empresas order by id_locatario limit 1')
    .then((row) => ({ empresa: String(row.empresa) }))
  await page.getByRole('button', { name: 'Historial de asesorias' }).click()
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')

  // The browser prints the page as it is after «beforeprint».
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
  await expect(perfil.rows('Historial de asesorias')).toHaveCount(12)
  await expect(perfil.edit).toBeHidden()
  await expect(perfil.addFile).toBeHidden()
  const main = page.getByRole('main')
  for (const button of await main.getByRole('button').all()) {
    await expect(button).toHaveAttribute('aria-expanded', /./)
  }
  await expect(main.locator('th svg')).toHaveCount(0)
})
