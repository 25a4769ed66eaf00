import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { post, tokenFor } from '../fixtures/admin-api.ts'
import { look } from '../fixtures/look.ts'
import { admin, type TestStack } from '../fixtures/stack.ts'
import { Shell } from '../pages/shell.ts'
import { countSteps } from './count.ts'

const field = (page: Page) => page.getByRole('combobox', { name: /^Nombre, teléfono/ })

/** A client with a phone number of their own. */
async function newClient({ url }: TestStack) {
  const token = await tokenFor(url, admin)
  const digits = String(randomInt(10_000, 99_999))
  const apellido = `Buscada${digits}`
  const { _id: id = '' } = await post(
    url,
    '/clientes/crear',
    {
      nombre: 'Noemí',
      apellido_paterno: apellido,
      celular: `(477) 98${digits.slice(0, 1)}-${digits.slice(1)}`,
      nombre_comercial: `Café ${apellido}`,
    },
    token,
  )
  await post(url, '/asesorias/crear', { cliente: id, motivo: 'Rodilla', fecha: '2026-01-01' }, token)
  return { id, digits, apellido }
}

test('[E-02] [E-08] from a phone number to the call, and to the client: 2 clicks and 5 keys each', async ({
  page,
  stack,
}) => {
  const { id, digits, apellido } = await newClient(stack)
  await page.goto('/dashboard')
  const box = page.getByRole('button', { name: /^Buscador/ })
  await expect(box).toBeVisible()
  const steps = await countSteps(page)
  await box.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(digits)
  const call = page.getByRole('option', { name: `Llamar a Noemí ${apellido}` })
  await expect(call).toContainText('477 98')
  await call.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/dashboard')
  expect(steps()).toEqual({ clicks: 2, keys: 5 })

  await box.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(digits)
  await page.getByRole('option', { name: new RegExp(`^Noemí ${apellido}`) }).click()
  await expect(new Shell(page).heading('Perfil del cliente')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/clientes/detalles/${id}`)
  expect(steps()).toEqual({ clicks: 4, keys: 10 })
})

test('[E-02] nothing is fetched before it opens, and no data before something is typed', async ({ page }) => {
  const scripts: Promise<string>[] = []
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/busqueda/')) questions.push(request.url())
  })
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: /^Buscador/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ofTheBox = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('Ctrl+Enter abre en otra pestaña')).length
  expect(scripts.length).toBeGreaterThan(0)
  expect(await ofTheBox()).toBe(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  expect(await ofTheBox()).toBe(1)
  expect(questions).toEqual([])
  await page.keyboard.type('no')
  await expect.poll(() => questions.length).toBeGreaterThan(0)
})

test('[E-02] by keys alone: / opens, arrows choose, Ctrl+Enter opens a new tab, Escape closes; «contratar …» leads to the open dialog', async ({
  page,
  context,
  stack,
}) => {
  const { id, apellido } = await newClient(stack)
  await page.goto('/clientes')
  await expect(new Shell(page).heading('Clientes')).toBeVisible()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(apellido)
  const options = page.getByRole('option')
  // What a part of the text found may still be shown; the status is that of the whole text.
  await expect(page.getByRole('status').filter({ hasText: /^\d+ resultados?$/ })).toHaveCount(1)
  await expect(options.filter({ hasText: 'Contratar membresía a' })).toBeVisible()
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const other = await opened
  await expect(new Shell(other).heading('Perfil del cliente')).toBeVisible()
  expect(new URL(other.url()).pathname).toBe(`/clientes/detalles/${id}`)
  await expect(field(page)).toBeVisible()
  await look(page, 'buscador')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recientes' }).getByRole('option')).toHaveCount(1)
  await look(page, 'buscador-recientes')
  await page.keyboard.type(`contratar ${apellido}`)
  await expect(page.getByRole('option').first()).toHaveText(`Contratar membresía a Noemí ${apellido}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Contratar membresía' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(`/clientes/detalles/${id}`)
})
