import type { Locator, Page } from '@playwright/test'
import { patient } from '../../../tooling/patience/patience.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Shell } from '../../pages/shell.ts'
import {
  widths,
  resize,
  box,
  type Ids,
  records,
  clientes,
  asesorias,
  usuarios,
  arrived,
} from './layout-pages.ts'

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
    const seen = await landmarks(page)
    expect.soft(seen, each.path).toEqual([...new Set(seen)])
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
    // Once it has slid in.
    const place = async () => {
      const { y, right, height } = await box(alert)
      return { top: y, right: width - right, height }
    }
    await expect.poll(place).toEqual({ top: 80, right: 20, height: 40 })
    const { x, right } = await box(alert)
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
