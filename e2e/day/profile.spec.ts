import { look } from '../fixtures/look.ts'
import { expect, test } from '../fixtures/test.ts'
import { PerfilPage } from '../pages/perfil.ts'
import { countSteps } from './count.ts'
import { aClient, aPurchase, dayFromToday } from './office.ts'

test('[E-06] a membership is renewed with two clicks and no key', async ({ page, stack }) => {
  const { id } = await aClient(stack.url)
  const { plan } = await aPurchase(stack.url, id, {
    fecha_inicio: dayFromToday(-9),
    fecha_fin: dayFromToday(0),
  })
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  const steps = await countSteps(page)
  await page.getByRole('button', { name: `Renovar ${plan}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Renovar membresía' })
  await expect(dialog.getByRole('textbox', { name: 'Total' })).toHaveValue('$ 500')
  await expect(dialog.getByText('La anterior: $ 500.00 · 10 días')).toBeVisible()
  await look(page, 'renovar-membresia')
  await dialog.getByRole('button', { name: 'Renovar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(perfil.rows('Historial de membresias')).toHaveCount(2)
  expect(steps()).toEqual({ clicks: 2, keys: 0 })

  const renewal = await stack.db.row(
    'select total::float, metodo, fecha_inicio::text, fecha_fin::text from contrataciones where id_cliente = $1 order by creacion desc limit 1',
    [id],
  )
  expect(renewal).toEqual({
    total: 500,
    metodo: 1,
    fecha_inicio: dayFromToday(1),
    fecha_fin: dayFromToday(10),
  })
})

test('[E-07] a new advisory from a profile takes two clicks, and no key but its motivo', async ({
  page,
  stack,
}) => {
  const { id, apellido } = await aClient(stack.url, { celular: '4779880779' })
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  const steps = await countSteps(page)
  await page.getByRole('link', { name: 'Nueva asesoría' }).click()
  await expect(
    page.getByRole('heading', { name: new RegExp(`^Cliente elegido: Noemí ${apellido}`) }),
  ).toBeVisible()
  await expect(page.getByText('477 988 0779')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toBeFocused()
  await look(page, 'nueva-asesoria-de-perfil')
  await page.keyboard.type('Dieta')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/asesorias$/)
  expect(steps()).toEqual({ clicks: 2, keys: 'Dieta'.length })

  const asesoria = await stack.db.row(
    'select motivo, tipo, creacion::text from asesorias where id_cliente = $1',
    [id],
  )
  expect(asesoria).toEqual({ motivo: 'Dieta', tipo: 0, creacion: dayFromToday(0) })
})
