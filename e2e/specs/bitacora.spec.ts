import { post, tokenFor } from '../fixtures/admin-api.ts'
import { look } from '../fixtures/look.ts'
import { admin } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'

test('[E-14] what was done to a client is in the audit, before and after, and leads to all of that record', async ({
  page,
  stack,
}) => {
  const token = await tokenFor(stack.url, admin)
  const { _id } = await post(
    stack.url,
    '/clientes/crear',
    { nombre: 'Bruno', apellido_paterno: 'Bitácora' },
    token,
  )
  await post(stack.url, '/clientes/editar', { id: _id ?? '', celular: '4431112233' }, token)

  await page.goto('/usuarios')
  await page.getByRole('link', { name: 'Bitácora' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bitácora' })).toBeVisible()
  await expect(page.getByText('Bruno Bitácora').first()).toBeVisible()
  await look(page, 'bitacora')
  await page.goto(`/usuarios?vista=bitacora&registro=${_id}`)
  await page.getByRole('button', { name: /^Ver .*Cambió · Cliente/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Lo que se hizo' })
  await expect(dialog.getByText('— → 443 111 2233')).toBeVisible()
  await look(page, 'bitacora-detalle')
})
