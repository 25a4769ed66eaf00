import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures/test.ts'
import { look } from '../fixtures/look.ts'
import { admin } from '../fixtures/stack.ts'
import { Shell } from '../pages/shell.ts'
import { TablePart } from '../pages/table.ts'

test('[M-02] [M-03] [M-04] [M-05] [M-06] a plan can be created, changed and deleted @flujo', async ({
  page,
  stack,
}) => {
  const nombre = `Áurea ${randomUUID().slice(0, 6)}`
  const list = new TablePart(page, 'Membresias')
  const shell = new Shell(page)
  await page.goto('/configuracion/membresias')
  await list.ready()
  await page.getByRole('button', { name: 'Agregar membresia' }).click()
  const add = page.getByRole('dialog', { name: 'Agregar membresia' })
  await expect(add.getByText('Agrega beneficios de esta membresia')).toBeVisible()
  await add.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(shell.alert('El nombre y al menos un beneficio son necesarios')).toBeVisible()
  // An ordinary laptop has room for the alert beside the dialog: both crosses can be clicked.
  await page.setViewportSize({ width: 1366, height: 768 })
  await add.getByRole('button', { name: 'Cerrar', exact: true }).click({ trial: true })
  await add.getByRole('textbox', { name: 'Nombre' }).fill(nombre)
  await add.getByRole('textbox', { name: 'Precio' }).fill('1234.5')
  for (const [n, texto] of ['Asesoría mensual', 'Boletín'].entries()) {
    await add.getByRole('button', { name: 'Agregar beneficio' }).click()
    await add.getByRole('textbox', { name: `Beneficio ${n + 1}` }).fill(texto)
  }
  await add.getByRole('button', { name: 'Subir beneficio 2' }).click()
  await expect(add.getByRole('textbox', { name: 'Beneficio 1' })).toHaveValue('Boletín')
  await look(page, 'membresias-beneficios')
  await add.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(add).toBeHidden()
  await expect(list.row(nombre)).toContainText('$ 1,234.50')
  const plan =
    'select precio::text, beneficios, eliminacion is not null as gone from membresias where nombre like $1'
  expect(await stack.db.row(plan, [`${nombre}%`])).toEqual({
    precio: '1234.50',
    beneficios: ['Boletín', 'Asesoría mensual'],
    gone: false,
  })

  await list.row(nombre).getByRole('button', { name: 'Editar' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar membresia' })
  await expect(edit.getByRole('textbox', { name: 'Nombre' })).toHaveValue(nombre)
  await edit.getByRole('textbox', { name: 'Nombre' }).fill(`${nombre} bis`)
  await edit.getByRole('button', { name: 'Quitar beneficio 1' }).click()
  await edit.getByRole('button', { name: 'Guardar' }).click()
  await expect(edit).toBeHidden()
  await expect(list.row(`${nombre} bis`)).toHaveCount(1)

  await list.row(`${nombre} bis`).getByRole('button', { name: 'Eliminar' }).click()
  const remove = page.getByRole('alertdialog', { name: 'Eliminar membresia' })
  await expect(remove).toContainText(`¿Deseas eliminar la membresía ${nombre} bis?`)
  await remove.getByRole('button', { name: 'Si' }).click()
  // While the dialog is open, the rows behind it are hidden.
  await expect(remove).toBeHidden()
  await expect(list.row(nombre)).toHaveCount(0)
  expect(await stack.db.row(plan, [`${nombre}%`])).toEqual({
    precio: '1234.50',
    beneficios: ['Asesoría mensual'],
    gone: true,
  })
})

test.describe('one’s own profile', () => {
  test.use({ as: null })

  test('[S-01] [S-02] [S-03] [D30] [D32] the bar shows new names and a new photo at once; a new password requires the old one @flujo', async ({
    page,
    stack,
    problems,
  }) => {
    problems.allow(/400/)
    const email = await stack.db.addUsuario({
      permisos: { clientes: { ver: true }, configuracion: { perfil: { ver: true } } },
    })
    const shell = new Shell(page)
    await page.goto('/login')
    await page.getByLabel('Correo').fill(email)
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(admin.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/configuracion/perfil')
    await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Sofía')
    await look(page, 'perfil-propio')
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Sofía Inés')
    await page
      .getByLabel('Foto de perfil', { exact: true })
      .setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: pixel })
    await expect(page.getByRole('img', { name: 'Foto de perfil elegida, aún sin guardar' })).toBeVisible()
    await page.getByRole('button', { name: 'Guardar perfil' }).click()
    await expect(shell.alerts).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Sofía Inés')
    await expect(page.getByRole('img', { name: 'Foto de perfil actual' })).toBeVisible()
    await expect
      .poll(() =>
        page
          .getByRole('img', { name: 'Foto de perfil actual' })
          .evaluate((img) => (img as HTMLImageElement).naturalWidth),
      )
      .toBe(400)

    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('otra clave larga 5')
    await page.getByRole('textbox', { name: 'Contraseña actual' }).fill('equivocada')
    await page.getByRole('button', { name: 'Guardar perfil' }).click()
    await expect(page.getByRole('textbox', { name: 'Contraseña actual' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await page.getByRole('textbox', { name: 'Contraseña actual' }).fill(admin.password)
    await page.getByRole('button', { name: 'Guardar perfil' }).click()
    await expect(page.getByRole('textbox', { name: 'Contraseña actual' })).toHaveCount(0)
    const row = () =>
      stack.db.row('select nombre, perfil_archivo is not null as foto from usuarios where email = $1', [
        email,
      ])
    expect(await row()).toEqual({ nombre: 'Sofía Inés', foto: true })

    await page.getByRole('button', { name: 'Quitar foto' }).click()
    await page.getByRole('button', { name: 'Guardar perfil' }).click()
    await expect(page.getByRole('button', { name: /Quitar foto|Conservar la foto/ })).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'Sin foto de perfil' })).toBeVisible()
    await expect(page.getByRole('banner').locator('img[src*=descargas]')).toHaveCount(0)
    expect(await row()).toEqual({ nombre: 'Sofía Inés', foto: false })
  })
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
