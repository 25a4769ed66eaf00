import { look } from '../fixtures/look.ts'
import { expect, test } from '../fixtures/test.ts'
import { countSteps } from './count.ts'
import { aClient, aPlan, aPurchase, dayFromToday } from './office.ts'

/** The month before this one: its first day, as `YYYY-MM-DD`, and how it is called. */
function lastMonth() {
  const [year = 0, month = 1] = dayFromToday(0).split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 2, 1))
  const nombre = first.toLocaleDateString('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return { first: first.toISOString().slice(0, 10), nombre }
}

test('[E-18] a month’s income by plan is two clicks from the home, and its number leads to its purchases', async ({
  page,
  stack,
}) => {
  const { first, nombre } = lastMonth()
  const { id, apellido } = await aClient(stack.url)
  const plan = await aPlan(stack.url)
  await aPurchase(stack.url, id, { fecha_inicio: first, fecha_fin: dayFromToday(30) }, { plan })
  await page.goto('/dashboard')
  await expect(page.getByText('Sección en desarrollo')).toBeVisible()
  const steps = await countSteps(page)
  await page
    .getByRole('navigation', { name: 'Vistas de Inicio' })
    .getByRole('link', { name: 'Reportes' })
    .click()
  await page
    .getByRole('table', { name: 'Ingresos por mes' })
    .getByRole('link', { name: nombre, exact: true })
    .click()
  const planes = page.getByRole('table', { name: 'Ingresos por membresía' })
  const row = planes.getByRole('row', { name: plan.nombre })
  await expect(row).toContainText('$ 500.00')
  await expect(page).toHaveURL(new RegExp(`desde=${first}`))
  // At most three, as the office asks.
  expect(steps()).toEqual({ clicks: 2, keys: 0 })
  await look(page, 'reportes-un-mes', { fullPage: true })

  await row.getByRole('link').click()
  await expect(
    page.getByRole('table', { name: 'Contrataciones' }).getByRole('row', { name: apellido }),
  ).toBeVisible()
  await expect(page.getByText('1 contratación: $ 500.00')).toBeVisible()
})
