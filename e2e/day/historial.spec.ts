import { post, tokenFor } from '../fixtures/admin-api.ts'
import { admin } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { countSteps } from './count.ts'
import { aClient } from './office.ts'

test('[E-14] who changed this phone, and from what, is one click from the client', async ({
  page,
  stack,
}) => {
  const { id } = await aClient(stack.url, { celular: '5512345678' })
  await post(stack.url, '/clientes/editar', { id, celular: '3312345678' }, await tokenFor(stack.url, admin))
  await page.goto(`/clientes/detalles/${id}`)
  const steps = await countSteps(page)
  await page.getByRole('button', { name: 'Historia', exact: true }).click()
  const historia = page.getByRole('list', { name: 'Historia' })
  const change = historia.getByRole('listitem').filter({ hasText: 'Teléfono (personal)' })
  await expect(change).toContainText('55 1234 5678 → 33 1234 5678')
  await expect(change).toContainText(/\d\d:\d\d · Administrador/)
  expect(steps()).toEqual({ clicks: 1, keys: 0 })
})
