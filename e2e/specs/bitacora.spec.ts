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

test('[E-14] a phone goes back to what it said, in the audit and in the client’s history', async ({
  page,
  stack,
}) => {
  const token = await tokenFor(stack.url, admin)
  const edit = (id: string, celular: string) => post(stack.url, '/clientes/editar', { id, celular }, token)
  const fields = { nombre: 'Vera', apellido_paterno: 'Vuelta', celular: '3312345678' }
  const { _id = '' } = await post(stack.url, '/clientes/crear', fields, token)
  await edit(_id, '5512345678')

  await page.goto(`/usuarios?vista=bitacora&registro=${_id}`)
  await page.getByRole('button', { name: /^Ver .*Cambió · Cliente/ }).click()
  const detalle = page.getByRole('dialog', { name: 'Lo que se hizo' })
  await detalle.getByRole('button', { name: /^Volver a este valor/ }).click()
  const pregunta = page.getByRole('alertdialog')
  await expect(pregunta.getByText('Teléfono (personal): 55 1234 5678 → 33 1234 5678')).toBeVisible()
  await look(page, 'volver-a-este-valor')
  await pregunta.getByRole('button', { name: 'Volver', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Ver .*Cambió · Cliente/ })).toHaveCount(2)

  await page.goto(`/clientes/detalles/${_id}`)
  await page.getByRole('button', { name: 'Historia', exact: true }).click()
  const historia = page.getByRole('region', { name: 'Historia' })
  // The first edit's value is the present one again; the way back's is not.
  const back = historia.getByRole('button', { name: /^Volver a este valor/ })
  await expect(back).toHaveCount(1)
  await look(page, 'historia-volver', { fullPage: true })
  await back.click()
  await pregunta.getByRole('button', { name: 'Volver', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Información personal' })).toContainText('55 1234 5678')
})

test('[E-14] an advisor and a giro are told by their names, and go back', async ({ page, stack }) => {
  const token = await tokenFor(stack.url, admin)
  const email = await stack.db.addUsuario({ permisos: { asesorias: { ver: true } } })
  const eva = (await stack.db.row('select _id from usuarios where email = $1', [email])) as { _id: string }
  const giros = await stack.db.rows('select _id::text, nombre from giros order by clave limit 2')
  const [uno, otro] = giros as { _id: string; nombre: string }[]
  const { _id: cliente = '' } = await post(
    stack.url,
    '/clientes/crear',
    { nombre: 'Gira', giro: uno?._id },
    token,
  )
  await post(stack.url, '/clientes/editar', { id: cliente, giro: otro?._id }, token)
  await post(stack.url, '/asesorias/crear', { cliente, motivo: 'Gira', fecha: '2026-05-01', tipo: 2 }, token)
  const cita = (await stack.db.row('select _id, id_asesor from asesorias where id_cliente = $1', [
    cliente,
  ])) as { _id: string; id_asesor: string }
  await post(stack.url, '/asesorias/editar', { id: cita._id, asesor: eva._id }, token)

  await page.goto(`/usuarios?vista=bitacora&registro=${cita._id}`)
  await page.getByRole('button', { name: /^Ver .*Cambió · Asesoría/ }).click()
  const detalle = page.getByRole('dialog', { name: 'Lo que se hizo' })
  await detalle.getByRole('button', { name: /^Volver a este valor de Asesor: / }).click()
  const pregunta = page.getByRole('alertdialog')
  await expect(pregunta.getByText(/^Asesor: .+ → Administrador$/)).toBeVisible()
  await look(page, 'volver-asesor')
  await pregunta.getByRole('button', { name: 'Volver', exact: true }).click()
  await expect(pregunta).toBeHidden()
  const again = await stack.db.row('select id_asesor from asesorias where id_cliente = $1', [cliente])
  expect(again).toEqual({ id_asesor: cita.id_asesor })

  await page.goto(`/clientes/detalles/${cliente}`)
  await page.getByRole('button', { name: 'Historia', exact: true }).click()
  const historia = page.getByRole('region', { name: 'Historia' })
  await historia.getByRole('button', { name: /^Volver a este valor/ }).click()
  await expect(pregunta.getByText(`Actividad empresarial: ${otro?.nombre} → ${uno?.nombre}`)).toBeVisible()
  await pregunta.getByRole('button', { name: 'Volver', exact: true }).click()
  await expect(pregunta).toBeHidden()
  const giro = await stack.db.row('select giro from clientes where _id = $1', [cliente])
  expect(giro).toEqual({ giro: uno?._id })
})
