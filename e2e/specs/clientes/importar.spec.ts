import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'
import { expect, test } from '../../fixtures/test.ts'

test('[E-11] a sheet becomes clients, what failed is mended and imported again, and all of it is undone', async ({
  page,
  stack,
}) => {
  const apellido = `I${randomUUID().slice(0, 8)}`
  const token = await tokenFor(stack.url, admin)
  await post(
    stack.url,
    '/clientes/crear',
    { nombre: 'Ana', apellido_paterno: apellido, rfc: 'COSC8001137NA' },
    token,
  )
  const csv = [
    'Nombre;Primer apellido;R.F.C.;Fecha de nacimiento;Cargo',
    `Ana;${apellido};COSC-800113-7NA;;Jefa`,
    `Íñigo;${apellido};;31/12/1980;`,
    `Eva;${apellido};;ayer;`,
    ...Array.from({ length: 250 }, (_, i) => `Persona ${i};${apellido};;;`),
  ].join('\r\n')

  await page.goto('/clientes')
  await page.getByRole('link', { name: 'Importar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Importar clientes', level: 1 })).toBeVisible()
  await look(page, 'importar-elegir')
  const sheet = { name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') }
  await page.getByLabel('Hoja de clientes').setInputFiles(sheet)
  await expect(page.getByLabel('Primer apellido')).toHaveValue('apellido_paterno')
  await expect(
    page.getByText('252 filas sin errores · 1 fila con errores, que no se importará'),
  ).toBeVisible()
  await look(page, 'importar-columnas')
  await page.getByLabel('Clientes que ya existen').selectOption('Completar lo que les falta')
  await page.getByRole('button', { name: 'Importar 253 filas' }).click()
  await expect(page.getByText(/^Importando|^Importación terminada/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Importación terminada')).toBeVisible()
  await expect(
    page.getByText('Se agregaron 251 clientes. Se completó 1 cliente. No se pudo importar 1 fila.'),
  ).toBeVisible()
  await look(page, 'importar-informe')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar las que faltan' }).click()
  const failed = await readFile(await (await download).path(), 'utf8')
  expect(failed).toContain(`Eva,${apellido},,ayer,,`)
  await page.getByRole('link', { name: 'Importar otro archivo' }).click()
  const mended = Buffer.from(failed.replace('ayer', '1/2/1990'))
  await page.getByLabel('Hoja de clientes').setInputFiles({ ...sheet, buffer: mended })
  await expect(page.getByText('1 fila sin errores')).toBeVisible()
  await page.getByRole('button', { name: 'Importar 1 fila' }).click()
  await expect(page.getByText('Se agregó 1 cliente.')).toBeVisible()

  await page.getByRole('link', { name: 'Importar otro archivo' }).click()
  const before = page.getByRole('table', { name: 'Importaciones anteriores' })
  await before.getByRole('row', { name: /253/ }).getByRole('link', { name: /^Ver/ }).first().click()
  await page.getByRole('button', { name: 'Deshacer la importación' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(page.getByText('Importación deshecha')).toBeVisible()
  const { clientes } = await post(stack.url, '/clientes/listar', { apellido_paterno: apellido }, token)
  expect(clientes.map(({ nombre }) => nombre).sort()).toEqual(['Ana', 'Eva'])
})
