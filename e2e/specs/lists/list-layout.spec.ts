import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { patient } from '../../../tooling/patience/patience.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { admin, type TestStack } from '../../fixtures/stack.ts'
import { expect, test } from '../../fixtures/test.ts'

/*
 * Tables and cards at every width: nothing overlaps or is cut off, heads and days fit on one line when there is room,
 * and nothing moves when the rows arrive.
 */

const widths = [390, 640, 720, 768, 959, 960, 1024, 1280, 1440, 1920]
const cardsBelow = 960
const wholeFrom = 1024

const largo = (words: string) => words.padEnd(60, ' y más').slice(0, 60).trim()
const correo = () => `${'nombre.bastante.largo.'.repeat(2)}${randomUUID().slice(0, 4)}@correo.example`

/** A client, an advisory, a user and a plan with names of 60 characters. */
async function largos({ url, db }: TestStack) {
  const token = await tokenFor(url, admin)
  const nombre = largo('María de los Ángeles Guadalupe')
  const { _id = '' } = await post(
    url,
    '/clientes/crear',
    {
      nombre,
      apellido_paterno: largo('Xicoténcatl de la Garza'),
      apellido_materno: 'Hernándezdelosmonteselevadosdelasierramadreoccidentalsur',
      celular: '+52 443 123 4567',
      email: correo(),
      nombre_comercial: largo('Producciones Agropecuarias del Bajío'),
    },
    token,
  )
  await post(
    url,
    '/asesorias/crear',
    { cliente: _id, motivo: largo('Seguimiento'), fecha: '2026-09-28', descripcion: '' },
    token,
  )
  await db.rows(`update asesorias set finalizacion = '2026-11-28' where id_cliente = $1`, [_id])
  const { membresia } = await post(
    url,
    '/configuracion/crear_membresia',
    {
      nombre: `A ${largo('Membresía empresarial')}`,
      precio: 1234567.5,
      descripcion: largo('Para'),
      beneficios: ['Uno'],
    },
    token,
  )
  await post(
    url,
    '/clientes/crear_contratacion',
    {
      id_cliente: _id,
      id_membresia: membresia._id,
      total: 1234567.5,
      metodo: 2,
      fecha_inicio: '2026-09-28',
      fecha_fin: '2027-09-28',
    },
    token,
  )
  await db.rows(
    `insert into usuarios (id_locatario, _id, nombre, apellido_paterno, apellido_materno, tipo, email, permisos)
     select id_locatario, $1, $2, $2, $2, 0, $3, '{}' from identidades order by creacion, _id limit 1`,
    [randomUUID(), nombre, correo()],
  )
  return _id
}

/** The overlaps, in words; empty when there are none. */
const faults = (page: Page, whole: boolean) =>
  page.evaluate((oneLine) => {
    const seen = (element: Element) => element.getBoundingClientRect().width > 0
    const words = (element: Element) => `«${element.textContent?.slice(0, 40)}»`
    const found: string[] = []
    for (const row of document.querySelectorAll('tr, main ul > li')) {
      const cells = [...(row instanceof HTMLTableRowElement ? row.cells : row.children)].filter(
        (cell) => seen(cell) && !cell.matches('thead [data-actions]'),
      )
      for (const cell of cells) {
        const box = cell.getBoundingClientRect()
        for (const other of cells) {
          const b = other.getBoundingClientRect()
          const overlap = Math.min(box.right, b.right) - Math.max(box.left, b.left)
          const height = Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top)
          if (other !== cell && overlap > 1 && height > 1)
            found.push(`${words(cell)} overlaps ${words(other)}`)
        }
        // The content, which may be wider than its box.
        const range = document.createRange()
        range.selectNodeContents(cell)
        for (const part of range.getClientRects()) {
          const hidden = part.width <= 1 || part.height <= 1
          if (!hidden && (part.right > box.right + 1 || part.left < box.left - 1)) {
            found.push(`${words(cell)} sticks out by ${Math.round(part.right - box.right)} px`)
          }
        }
        if (box.bottom > innerHeight || box.top < 0) continue
        const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
        if (top && !row.contains(top)) found.push(`${words(cell)} is covered by ${top.tagName}`)
      }
    }
    if (oneLine) {
      const dates = [...document.querySelectorAll('td[data-kind=date], td[data-kind=phone], [data-day]')]
      for (const cell of [...dates, ...document.querySelectorAll('thead th:not([data-actions])')].filter(
        seen,
      )) {
        const range = document.createRange()
        range.selectNodeContents(cell)
        // How far a day is stands under it.
        const near = cell.querySelector('[data-near]')
        if (near) range.setEndBefore(near)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        const [top, bottom] = [Math.min(...lines.map((l) => l.top)), Math.max(...lines.map((l) => l.bottom))]
        if (bottom - top > 36) found.push(`${words(cell)} takes more than a line`)
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`)
    return [...new Set(found)]
  }, whole)

async function everyWidth(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const rows =
      width < cardsBelow ? page.locator('main ul > li h2, main ul > li h3') : page.getByRole('rowheader')
    await expect(rows.first()).toBeVisible()
    expect.soft(await faults(page, width >= wholeFrom), `${width} px: ${page.url()}`).toEqual([])
  }
}

test('[A-02] [C-03] [M-01] [U-01] nothing in a list is covered, cut off or broken, at any width', async ({
  page,
  stack,
}) => {
  test.setTimeout(patient(120_000))
  await largos(stack)
  for (const path of [
    '/clientes?apellido_paterno=Xicot',
    '/asesorias?status=',
    '/usuarios',
    '/configuracion/membresias',
  ]) {
    await page.goto(path)
    await everyWidth(page)
  }
})

test('[D67] the purchases are a table only where each of its columns has room, and cards elsewhere', async ({
  page,
  stack,
}) => {
  test.setTimeout(patient(60_000))
  await largos(stack)
  await page.goto('/configuracion/membresias?vista=contrataciones&cliente=Xicot')
  // The texts share what the others leave; 9rem keep a name from breaking letter by letter.
  const texts = page.locator('thead th:not([data-kind], [data-actions], [data-check])')
  const cards = page.locator('main ul > li h2')
  for (const width of [390, 768, 960, 1024, 1100, 1200, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(cards.or(page.getByRole('rowheader')).first()).toBeVisible()
    if (width <= 1100) await expect(cards.first(), `${width} px`).toBeVisible()
    if (width >= 1280) await expect(page.getByRole('rowheader').first(), `${width} px`).toBeVisible()
    const narrow = await texts.evaluateAll((heads) =>
      heads.map((head) => head.getBoundingClientRect().width).filter((px) => px < 144),
    )
    expect.soft(narrow, `${width} px`).toEqual([])
    expect.soft(await faults(page, width >= 1280), `${width} px`).toEqual([])
  }
})

test('[A-06] [P-06] nothing in the tables of a profile and in the matches of a new advisory is, either', async ({
  page,
  stack,
}) => {
  const id = await largos(stack)
  await page.goto(`/clientes/detalles/${id}`)
  await everyWidth(page)
  await page.goto('/asesorias/nueva')
  await page.getByRole('textbox', { name: 'Cliente' }).fill('María de los Ángeles')
  await page.getByRole('button', { name: 'Buscar coincidencias' }).click()
  await everyWidth(page)
  // A click on the row chooses it.
  await page.getByRole('row').nth(1).getByRole('cell').first().click()
  await expect(page.getByRole('button', { name: 'Elegir otro cliente' })).toBeVisible()
})
