import { expect, test } from '../../fixtures/test.ts'
import { TablePart } from '../../pages/table.ts'

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
