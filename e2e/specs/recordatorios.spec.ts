import { createHash, randomBytes } from 'node:crypto'
import { expect, signedIn, test } from '../fixtures/test.ts'
import { look } from '../fixtures/look.ts'
import { ClienteFormPage } from '../pages/cliente-form.ts'

test.describe('without a session', () => {
  test.use({ as: null })

  test('[E-15] the link of a reminder asks, and its button stops it', async ({ page, stack: { db } }) => {
    const email = await db.addUsuario({ permisos: { asesorias: { ver: true } } })
    const { id_locatario, _id } = await db.row('select id_locatario, _id from usuarios where email = $1', [
      email,
    ])
    // As the api makes it (platform/auth/ficha.ts); only its hash is stored.
    const ficha = Buffer.concat([
      Buffer.from(String(id_locatario).replaceAll('-', ''), 'hex'),
      randomBytes(24),
    ]).toString('base64url')
    await db.rows(
      `insert into recordatorios (id_locatario, _id, id_usuario, clase, dia, tomado, enviado, huella)
       values ($1, gen_random_uuid(), $2, 'dia', current_date, now(), now(), $3)`,
      [id_locatario, _id, createHash('sha256').update(ficha).digest()],
    )
    const stopped = () => db.rows('select activo from recordatorios_elegidos where id_usuario = $1', [_id])

    await page.goto(`/admin/descargas/recordatorios/${ficha}`)
    const stop = page.getByRole('button', { name: 'Dejar de recibirlo' })
    await expect(stop).toBeVisible()
    await look(page, 'recordatorio-baja')
    expect(await stopped()).toEqual([])
    await stop.click()
    await expect(page.getByRole('heading', { name: 'El recordatorio ya no llegará' })).toBeVisible()
    expect(await stopped()).toEqual([{ activo: false }])
    await page.goto(`/admin/descargas/recordatorios/${ficha}`)
    await expect(page.getByText('ya no llegará por correo')).toBeVisible()
    await expect(stop).toBeHidden()
  })
})

test('[E-18] a new office does its first steps from the home', async ({ browser, stack }) => {
  const email = await stack.db.addUsuario({
    permisos: {
      clientes: { ver: true, agregar: true, detalles: true },
      usuarios: { ver: true, agregar: true },
    },
    empresa: 'Oficina por estrenar',
  })
  const context = await browser.newContext({ baseURL: stack.url, storageState: await signedIn(stack, email) })
  const page = await context.newPage()
  await page.goto('/dashboard')
  const steps = page.getByRole('region', { name: 'Primeros pasos' })
  await expect(steps.getByRole('link')).toHaveText([
    'Agregar usuario',
    'Agregar cliente',
    'Importar clientes',
  ])
  await look(page, 'inicio-oficina-nueva', { fullPage: true })
  await steps.getByRole('link', { name: 'Agregar cliente' }).click()
  await expect(page).toHaveURL('/clientes/nuevo')
  const form = new ClienteFormPage(page)
  await form.nombre.fill('Ana')
  await form.save.click()
  await expect(page).toHaveURL('/clientes')
  await page.goto('/dashboard')
  await expect(steps.getByRole('link')).toHaveText(['Agregar usuario'])
  await context.close()
})
