import { expect, test } from '../fixtures/test.ts'
import { TablePart } from '../pages/table.ts'
import { Shell } from '../pages/shell.ts'

test('[A-01] [A-03] advisories: the list opens with those under way, and shows every status on request', async ({
  page,
  stack,
}) => {
  const list = new TablePart(page, 'Asesorías')
  const call = page.waitForRequest((request) => request.url().endsWith('/admin/asesorias/listar'))
  await page.goto('/asesorias')
  expect((await call).postDataJSON()).toMatchObject({
    cliente: '',
    status: [0],
    fecha_inicio: null,
    fecha_fin: null,
  })
  await list.ready()
  await expect(list.headers()).toHaveText([
    'Cliente',
    'Empresa',
    'Motivo',
    'Fecha de inicio',
    'Fecha de finalización',
    'Status',
    'Acciones',
  ])
  const count = async (where: string) =>
    Number(
      (await stack.db.row(`select count(*) as n from asesorias where eliminacion is null and ${where}`)).n,
    )
  const open = await count('finalizacion is null')
  await expect(list.count(new RegExp(`de ${open}$`))).toBeVisible()
  expect(new Set(await list.column(5))).toEqual(new Set(['En curso']))

  await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtrar asesorías' })
  await expect(dialog.getByLabel('Cliente')).toBeVisible()
  await expect(dialog.getByLabel('Desde')).toBeVisible()
  await expect(dialog.getByLabel('Hasta')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'En curso' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Finalizada' }).check()
  await dialog.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(dialog).toBeHidden()
  const done = await count('finalizacion is not null')
  await expect(list.count(new RegExp(`de ${done}$`))).toBeVisible()
  await expect(page).toHaveURL('/asesorias?status=1')
  await page.reload()
  await expect(list.count(new RegExp(`de ${done}$`))).toBeVisible()

  await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
  await dialog.getByRole('button', { name: 'Buscar todos' }).click()
  await expect(dialog).toBeHidden()
  await expect(list.count(new RegExp(`de ${open + done}$`))).toBeVisible()
  await list.sortBy('Fecha de inicio')
  await expect(page).toHaveURL(/orden=creacion/)
  await page.getByRole('link', { name: 'Agregar asesoría' }).click()
  await expect(page).toHaveURL('/asesorias/nueva')
})

test('[A-03] [D8] [D20] the days of the filter are inclusive', async ({ page, stack }) => {
  const { dia, n } = await stack.db.row(
    `select creacion as dia, count(*)::int as n from asesorias where eliminacion is null
     group by creacion order by count(*) desc, creacion limit 1`,
  )
  await page.goto(`/asesorias?status=&fecha_inicio=${dia}&fecha_fin=${dia}`)
  await expect(new TablePart(page, 'Asesorías').count(new RegExp(`de ${n}$`))).toBeVisible()
})

test('[U-08] users: columns, filter by tipo, and the way to create one', async ({ page, stack }) => {
  const list = new TablePart(page, 'Usuarios')
  const call = page.waitForRequest((request) => request.url().endsWith('/admin/usuarios/listar'))
  await page.goto('/usuarios')
  expect((await call).postDataJSON()).toMatchObject({ id: '', nombre: '', tipo: null })
  await list.ready()
  await expect(list.headers()).toContainText([
    'Nombre',
    'Apellido paterno',
    'Apellido materno',
    'Tipo',
    'Correo',
    'Fecha de creación',
  ])
  expect((await list.column(3)).every((tipo) => ['Administrador', 'Asesor'].includes(tipo))).toBe(true)

  await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtrar usuarios' })
  await dialog.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'Asesor' }).click()
  await dialog.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(dialog).toBeHidden()
  const { n } = await stack.db.row(
    `select count(*)::int as n from usuarios where eliminacion is null and tipo = 1
     and id_locatario = (select id_locatario from identidades order by creacion limit 1)`,
  )
  await expect(list.count(new RegExp(`de ${n}$`))).toBeVisible()
  expect(new Set(await list.column(3))).toEqual(new Set(['Asesor']))
  await page.getByRole('link', { name: 'Agregar usuario' }).click()
  await expect(page).toHaveURL('/usuarios/nuevo')
})

test('plans: price, number of benefits, sorted by name or by benefits', async ({ page, stack }) => {
  const list = new TablePart(page, 'Membresias')
  await page.goto('/configuracion/membresias')
  await list.ready()
  await expect(list.headers()).toHaveText(['Nombre', 'Precio', 'Beneficios', 'Descripción', 'Acciones'])
  const { n } = await stack.db.row('select count(*)::int as n from membresias where eliminacion is null')
  await expect(list.rows).toHaveCount(Math.min(Number(n), 20))
  for (const price of await list.column(1)) expect(price).toMatch(/^\$ [\d,]+\.\d\d$/)
  const names = await list.column(0)
  // The page orders numbers within names by their value, and other tests' plans have numbers.
  const { compare } = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })
  expect(names).toEqual([...names].sort(compare))
  await list.sortBy('Beneficios')
  // Sorted in the page, so there is no call to wait for.
  await expect(async () => {
    const counts = (await list.column(2)).map(Number)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
  }).toPass()
  for (const name of ['Precio', 'Descripción'])
    await expect(list.header(name).getByRole('button')).toHaveCount(0)

  await page.getByRole('button', { name: 'Agregar membresia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar membresia' })
  await expect(dialog).toContainText('Agrega beneficios de esta membresia')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('[G-21] [S-01] the profile shows the person’s own data', async ({ page }) => {
  await page.goto('/configuracion/perfil')
  await expect(new Shell(page).heading('Información personal')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardar perfil' })).toBeVisible()
  await expect(page.getByLabel('Correo')).not.toHaveValue('')
})
