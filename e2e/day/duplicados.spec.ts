import { post, tokenFor } from '../fixtures/admin-api.ts'
import { admin } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { countSteps } from './count.ts'
import { aClient } from './office.ts'

test('[E-12] two clients who are one become one with three clicks and no key', async ({ page, stack }) => {
  const { id, apellido } = await aClient(stack.url, { celular: '4771230456' })
  const token = await tokenFor(stack.url, admin)
  const twin = { nombre: 'Noemi', apellido_paterno: apellido, celular: '4771230456' }
  await post(stack.url, '/clientes/crear', twin, token)
  await page.goto('/clientes')
  const tab = page.getByRole('link', { name: 'Posibles duplicados' })
  await expect(tab).toBeVisible()
  const steps = await countSteps(page)
  await tab.click()
  await page.getByRole('button', { name: new RegExp(`^Unir \\(.*${apellido}.*${apellido}`) }).click()
  const dialog = page.getByRole('dialog', { name: 'Unir dos clientes' })
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(steps()).toEqual({ clicks: 3, keys: 0 })
  const live = await stack.db.row(
    'select count(*)::int as n from clientes where apellido_paterno = $1 and eliminacion is null',
    [apellido],
  )
  expect([live, id.length > 0]).toEqual([{ n: 1 }, true])
})
