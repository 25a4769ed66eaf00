import type { Locator } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Shell } from '../../pages/shell.ts'
import { TablePart } from '../../pages/table.ts'

const PANEL = 'Vistas y columnas'

// They are the administrator's, who signs in for every test.
test.afterEach(({ stack }) => stack.db.row('with gone as (delete from vistas returning 1) select 1 as n'))

test('[E-03] a view is saved, begins the list from the menu, and goes with a click; its link shows the same', async ({
  page,
  stack,
}) => {
  const apellido = `V${randomUUID().slice(0, 8)}`
  const token = await tokenFor(stack.url, admin)
  for (const nombre of ['Noemi', 'Otilia'])
    await post(stack.url, '/clientes/crear', { nombre, apellido_paterno: apellido }, token)
  const rows = new TablePart(page, 'Clientes')
  const panel = page.getByRole('dialog', { name: PANEL })
  const open = () => page.getByRole('button', { name: 'Vistas', exact: true }).click()
  await page.goto(`/clientes?apellido_paterno=${apellido}&orden=nombre&direccion=desc`)
  await open()
  await panel.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Las de hoy')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('link', { name: 'Las de hoy', exact: true })).toBeVisible()
  await panel
    .getByRole('textbox', { name: 'Nombre de la vista' })
    .fill('Por llamar, las que preguntaron por la membresía')
  await panel.getByRole('button', { name: 'Guardar vista' }).click()
  await panel.getByRole('button', { name: 'Empezar con esta vista: Las de hoy' }).click()
  await expect(panel.getByRole('button', { name: 'Ya no empezar con esta vista: Las de hoy' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Ya no empezar con esta vista: Las de hoy' })).toBeFocused()
  await look(page, 'vistas-panel')
  await page.keyboard.press('Escape')

  // Another day: from the menu.
  await page.goto('/dashboard')
  await page.evaluate(() => sessionStorage.clear())
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/admin/clientes/listar')) asked.push(request.postDataJSON())
  })
  await new Shell(page).entry('Clientes').click()
  await expect(page).toHaveURL(new RegExp(`apellido_paterno=${apellido}`))
  await rows.ready()
  expect(await rows.column(0)).toEqual(['Otilia', 'Noemi'])
  expect(asked).toEqual([expect.objectContaining({ apellido_paterno: apellido, orden: 'nombre' })])
  await page.getByRole('button', { name: `Quitar filtro Apellido paterno: «${apellido}»` }).click()
  await expect(page).toHaveURL(/clientes\?orden=nombre&direccion=desc$/)

  await open()
  await panel.getByRole('button', { name: 'Eliminar: Las de hoy' }).click()
  await expect(panel.getByRole('link', { name: 'Las de hoy', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await panel.getByRole('link', { name: 'Las de hoy', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`apellido_paterno=${apellido}`))
})

test('[E-03] columns and compact rows are remembered on the server, and the page asks for the values', async ({
  page,
  stack,
}) => {
  const token = await tokenFor(stack.url, admin)
  const apellido = `K${randomUUID().slice(0, 8)}`
  const { _id: cliente = '' } = await post(
    stack.url,
    '/clientes/crear',
    {
      nombre: 'Karla',
      apellido_paterno: apellido,
      apellido_materno: 'Hernández',
      celular: '4779880779',
      email: `${apellido.toLowerCase()}@ejemplo.mx`,
      rfc: 'MAPN850312AB1',
      razon_social: 'Alimentos del Norte y del Bajío, S.A. de C.V.',
    },
    token,
  )
  await post(
    stack.url,
    '/asesorias/crear',
    { cliente, motivo: 'x', fecha: '2026-01-02', descripcion: '' },
    token,
  )
  const rows = new TablePart(page, 'Clientes')
  await page.goto(`/clientes?apellido_paterno=${apellido}`)
  await rows.ready()
  const height = async () => (await rows.row(apellido).boundingBox())?.height ?? 0
  expect(await height()).toBeGreaterThan(40)
  await page.getByRole('button', { name: 'Vistas', exact: true }).click()
  const panel = page.getByRole('dialog', { name: PANEL })
  for (const name of [
    'Empresa',
    'RFC',
    'Membresía',
    'Última asesoría',
    'Fecha de registro',
    'Filas compactas',
  ])
    await panel.getByRole('checkbox', { name, exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(rows.row(apellido)).toContainText('MAPN850312AB1')
  await expect(rows.row(apellido)).toContainText('2 de enero de 2026')
  await expect(rows.header('RFC').getByRole('button')).toHaveCount(0)
  await rows.header('Fecha de registro').getByRole('button').click()
  await expect(page).toHaveURL(/orden=creacion/)
  await look(page, 'clientes-columnas')

  await page.reload()
  await expect(rows.row(apellido)).toContainText('Alimentos del Norte')
  expect(await height()).toBe(36)
  await page.getByRole('button', { name: 'Vistas', exact: true }).click()
  await panel.getByRole('button', { name: 'Restablecer columnas' }).click()
  await page.keyboard.press('Escape')
  await expect(rows.header('RFC')).toHaveCount(0)
  await look(page, 'clientes-compacta')
})

test('[E-03] the other lists have views and columns of their own', async ({ page }) => {
  for (const [path, label, hidden] of [
    ['/asesorias', 'Asesorías', 'Empresa'],
    ['/usuarios', 'Usuarios', 'Correo'],
    ['/configuracion/membresias', 'Membresias', 'Precio'],
  ] as const) {
    await page.goto(path)
    const rows = new TablePart(page, label)
    await rows.ready()
    await page.getByRole('button', { name: 'Vistas', exact: true }).click()
    await page
      .getByRole('dialog', { name: PANEL })
      .getByRole('checkbox', { name: hidden, exact: true })
      .uncheck()
    await page.keyboard.press('Escape')
    await expect(rows.header(hidden)).toHaveCount(0)
    await page.reload()
    await rows.ready()
    await expect(rows.header(hidden)).toHaveCount(0)
  }
})

/** The distinct heights at which elements begin: how many lines they take. */
const linesOf = async (elements: Locator) => {
  const middles = await elements.evaluateAll((all) =>
    all
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ top, height }) => Math.round((top + height / 2) / 20)),
  )
  return new Set(middles).size
}

test('[E-03] saved views are chips above the list, the one in use marked; on a phone one line, which the keyboard walks', async ({
  page,
  stack,
}) => {
  const token = await tokenFor(stack.url, admin)
  const nombres = ['Todas', 'Por llamar', 'Sin venir desde julio', 'De Ana', 'Del norte', 'Nuevas']
  const vistas = nombres.map((nombre, n) => ({
    nombre,
    consulta: n === 0 ? null : `nombre=an&celular=${n}`,
    columnas: null,
    inicio: false,
  }))
  await post(stack.url, '/clientes/guardar_vistas', { vistas, version: 0 }, token)
  await page.goto('/clientes')
  const chips = page.getByRole('navigation', { name: 'Mis vistas' }).getByRole('link')
  await expect(chips).toHaveText(nombres)
  await expect(chips.and(page.locator('[aria-current]'))).toHaveText(['Todas'])
  await look(page, 'vistas-fichas')
  for (const [width, lines] of [
    [1440, 1],
    [1024, 1],
    [768, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    expect(await linesOf(chips), `${width} px`).toBe(lines)
  }
  await chips.first().focus()
  for (const [n, nombre] of nombres.entries()) {
    if (n > 0) await page.keyboard.press('Tab')
    await expect(chips.nth(n)).toBeFocused()
    await expect(chips.nth(n)).toBeInViewport({ ratio: 0.9 })
    await expect(chips.nth(n)).toHaveText(nombre)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/celular=5/)
  await expect(chips.and(page.locator('[aria-current]'))).toHaveText(['Nuevas'])
  // Reloaded, the line begins where the view in use is.
  await page.reload()
  await expect(chips.last()).toBeInViewport({ ratio: 0.9 })
})
