import { randomUUID } from 'node:crypto'
import { countSteps } from '../../day/count.ts'
import { expect, test } from '../../fixtures/test.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'
import { TablePart } from '../../pages/table.ts'

const day = (instant: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(instant)
const today = day(Date.now())
const yesterday = day(Date.now() - 86_400_000)

test('[E-04] my advisories of today are one click away, and Asesor is in the filter', async ({
  page,
  stack,
}) => {
  const token = await tokenFor(stack.url, admin)
  const apellido = `D${randomUUID().slice(0, 8)}`
  const { _id: cliente = '' } = await post(
    stack.url,
    '/clientes/crear',
    { nombre: 'Dalia', apellido_paterno: apellido },
    token,
  )
  for (const [motivo, fecha] of [
    ['De hoy', today],
    ['De ayer', yesterday],
  ] as const) {
    await post(stack.url, '/asesorias/crear', { cliente, motivo, fecha, descripcion: '' }, token)
  }
  await page.goto('/asesorias')
  const chips = page.getByRole('navigation', { name: 'Mi día' })
  const rows = new TablePart(page, 'Asesorías')
  const mine = chips.getByRole('link', { name: 'Hoy, a mi cargo' })
  await expect(mine).toBeVisible()
  const steps = await countSteps(page)
  await mine.click()
  await expect(mine).toHaveAttribute('aria-current', 'true')
  await expect(rows.row(`De hoy`).filter({ hasText: apellido })).toBeVisible()
  await expect(rows.row('De ayer').filter({ hasText: apellido })).toHaveCount(0)
  expect(steps()).toEqual({ clicks: 1, keys: 0 })
  await expect(page.getByRole('button', { name: /^Quitar filtro Asesor: / })).toBeVisible()
  await look(page, 'asesorias-mi-dia')

  await mine.click()
  await chips.getByRole('link', { name: 'Atrasadas' }).click()
  await expect(rows.row('De ayer').filter({ hasText: apellido })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtrar asesorías' })
  await dialog.getByRole('textbox', { name: 'Cliente' }).fill(apellido)
  await dialog.getByRole('combobox', { name: 'Asesor' }).click()
  await page.getByRole('option').first().click()
  const call = page.waitForRequest((request) => request.url().endsWith('/admin/asesorias/listar'))
  await dialog.getByRole('button', { name: 'Buscar', exact: true }).click()
  expect((await call).postDataJSON()).toMatchObject({ cliente: apellido, asesor: expect.any(String) })
})
