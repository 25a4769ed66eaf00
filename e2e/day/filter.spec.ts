import { randomUUID } from 'node:crypto'
import { post, tokenFor } from '../fixtures/admin-api.ts'
import { look } from '../fixtures/look.ts'
import { admin } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { countSteps } from './count.ts'

test('[E-03] a name is corrected with two clicks, and the filter is still there', async ({ page, stack }) => {
  const apellido = `V${randomUUID().slice(0, 8)}`
  const token = await tokenFor(stack.url, admin)
  for (const nombre of ['Noem', 'Otra'])
    await post(stack.url, '/clientes/crear', { nombre, apellido_paterno: apellido, email: 'a@b.mx' }, token)
  const list = new ClientesPage(page)
  await list.open(`?apellido_paterno=${apellido}&email=a%40b.mx`)
  const steps = await countSteps(page)
  await list
    .row(/^Noem/)
    .getByRole('link', { name: /^Editar / })
    .click()
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('i')
  await page.getByRole('button', { name: 'Guardar' }).click()
  // Name and surname are two cells.
  const corrected = list.row(apellido).filter({ hasText: 'Noemi' })
  await expect(corrected).toBeVisible()
  expect(page.url()).toContain(`apellido_paterno=${apellido}`)
  expect(await steps()).toEqual({ clicks: 2, keys: 2 })

  await expect(page.getByRole('list', { name: 'Filtros puestos' }).getByRole('button')).toHaveCount(2)
  await look(page, 'clientes-filtros-puestos')
  await page.getByRole('button', { name: 'Quitar filtro Email: «a@b.mx»' }).click()
  await expect(page).toHaveURL(new RegExp(`/clientes\\?apellido_paterno=${apellido}$`))
  await expect(corrected).toBeVisible()
})
