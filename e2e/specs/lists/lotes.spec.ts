import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { aClient, aPurchase, dayFromToday } from '../../day/office.ts'
import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'
import { expect, test } from '../../fixtures/test.ts'
import { TablePart } from '../../pages/table.ts'

async function clientes(url: string, many: number) {
  const apellido = `L${randomUUID().slice(0, 8)}`
  const token = await tokenFor(url, admin)
  const made = async (n: number) => {
    const nombre = `Lote${String(n).padStart(3, '0')}`
    return (await post(url, '/clientes/crear', { nombre, apellido_paterno: apellido }, token))._id ?? ''
  }
  const ids: string[] = []
  for (let n = 0; n < many; n += 10)
    ids.push(...(await Promise.all(Array.from({ length: Math.min(10, many - n) }, (_, i) => made(n + i)))))
  return { apellido, ids, token }
}

test('[E-09] two clients are chosen with the keyboard and deleted, and one click brings them back', async ({
  page,
  stack,
}) => {
  const { apellido } = await clientes(stack.url, 3)
  const rows = new TablePart(page, 'Clientes')
  await page.goto(`/clientes?apellido_paterno=${apellido}&orden=nombre`)
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Elegir los de esta página' })).toBeFocused()
  const bar = page.getByRole('region', { name: 'Selección' })
  await expect(bar.getByRole('status')).toHaveText('Ningún cliente seleccionado')
  for (const name of ['Lote000', 'Lote001']) {
    await page.getByRole('checkbox', { name: `Elegir ${name}` }).focus()
    await page.keyboard.press('Space')
  }
  await expect(bar.getByRole('status')).toHaveText('2 clientes seleccionados')
  await expect(page).toHaveURL(/\/clientes\?/)
  await look(page, 'lote-seleccion')
  const download = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Exportar' }).click()
  const { sheets } = await readXlsx(await readFile(await (await download).path()))
  expect(sheets[0]?.rows.map(([nombre]) => nombre)).toEqual(['Nombre', 'Lote000', 'Lote001'])
  await expect(bar.getByRole('status')).toHaveText('2 clientes seleccionados')
  await bar.getByRole('button', { name: 'Terminar selección' }).click()
  await expect(page.getByRole('button', { name: 'Seleccionar', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const name of ['Lote000', 'Lote001'])
    await page.getByRole('checkbox', { name: `Elegir ${name}` }).check()
  await bar.getByRole('button', { name: 'Eliminar' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Eliminar 2 clientes' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await look(page, 'lote-eliminar')
  await dialog.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('Se eliminaron 2 clientes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seleccionar', exact: true })).toBeFocused()
  await expect(rows.rows).toHaveCount(1)
  await look(page, 'lote-terminado')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Se restauraron 2 clientes')).toBeVisible()
  await expect(rows.rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(page.getByText('Se restauraron 2 clientes')).toHaveCount(0)
})

test('[E-09] all that match the filter are deleted, also while the page is reloaded', async ({
  page,
  stack,
}) => {
  const { apellido, ids, token } = await clientes(stack.url, 230)
  await page.goto(`/clientes?apellido_paterno=${apellido}&orden=nombre&filas=50`)
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Elegir los de esta página' }).check()
  const bar = page.getByRole('region', { name: 'Selección' })
  await expect(bar.getByRole('status')).toHaveText('50 clientes seleccionados')
  await bar.getByRole('button', { name: 'Seleccionar los 230 clientes de la lista' }).click()
  await expect(bar.getByRole('status')).toHaveText('230 clientes seleccionados')
  await bar.getByRole('button', { name: 'Eliminar' }).click()
  const begun = page.waitForResponse((response) => response.url().endsWith('/clientes/crear_lote'))
  await page
    .getByRole('alertdialog', { name: 'Eliminar 230 clientes' })
    .getByRole('button', { name: 'Si', exact: true })
    .click()
  await begun
  await expect(page.getByText(/^(Eliminando|Se eliminaron)/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Se eliminaron 230 clientes')).toBeVisible()
  await expect(page.getByText('Ningún cliente coincide')).toBeVisible()
  const { clientes: left } = await post(stack.url, '/clientes/listar', { apellido_paterno: apellido }, token)
  expect([ids.length, left]).toEqual([230, []])
})

test('[E-09] advisories are finished on a day, and what could not be done says why', async ({
  page,
  stack,
}) => {
  const { apellido, ids, token } = await clientes(stack.url, 1)
  const motivos = ['Lote uno', 'Lote dos']
  for (const motivo of motivos)
    await post(
      stack.url,
      '/asesorias/crear',
      { cliente: ids[0] ?? '', motivo, fecha: '2026-01-01', descripcion: '' },
      token,
    )
  const rows = new TablePart(page, 'Asesorías')
  await page.goto(`/asesorias?cliente=${apellido}`)
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Elegir los de esta página' }).check()
  const { asesorias } = await post(
    stack.url,
    '/asesorias/listar',
    { cliente: apellido, status: [0] } as never,
    token,
  )
  const second = asesorias.find(({ motivo }) => motivo === motivos[1])
  await post(stack.url, '/asesorias/editar', { id: second?._id ?? '', motivo: 'Lote tres' } as never, token)
  const bar = page.getByRole('region', { name: 'Selección' })
  await bar.getByRole('button', { name: 'Finalizar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Finalizar: 2 asesorías' })
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await look(page, 'lote-finalizar')
  await dialog.getByRole('button', { name: 'Finalizar' }).click()
  await expect(page.getByText('Se finalizó 1 asesoría')).toBeVisible()
  await expect(rows.rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Ver por qué' }).click()
  await expect(page.getByRole('dialog', { name: 'Lo que no se pudo' }).getByRole('listitem')).toContainText(
    'Lote tres',
  )
  await look(page, 'lote-fallas')
})

test('[E-09] purchases are extended by days, each from its own end, and go back', async ({ page, stack }) => {
  const { apellido, id } = await aClient(stack.url)
  const [soon, later] = [dayFromToday(3), dayFromToday(9)]
  for (const fecha_fin of [soon, later]) {
    await aPurchase(stack.url, id, { fecha_inicio: dayFromToday(-20), fecha_fin })
  }
  const ends = async () => {
    const token = await tokenFor(stack.url, admin)
    const asked = { cliente: apellido, orden: 'fecha_fin' } as never
    const { contrataciones } = await post(stack.url, '/contrataciones/listar', asked, token)
    return contrataciones.map(({ fecha_fin }) => fecha_fin)
  }
  await page.goto(`/configuracion/membresias?vista=contrataciones&cliente=${apellido}`)
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Elegir los de esta página' }).check()
  const bar = page.getByRole('region', { name: 'Selección' })
  await expect(bar.getByRole('status')).toHaveText('2 contrataciones seleccionadas')
  await look(page, 'lote-contrataciones')
  await bar.getByRole('button', { name: 'Extender' }).click()
  const dialog = page.getByRole('dialog', { name: 'Extender: 2 contrataciones' })
  await dialog.getByRole('textbox', { name: 'Días más' }).fill('30')
  await look(page, 'lote-extender')
  await dialog.getByRole('button', { name: 'Extender' }).click()
  await expect(page.getByText('Se extendieron 2 contrataciones')).toBeVisible()
  expect(await ends()).toEqual([dayFromToday(33), dayFromToday(39)])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Volvieron a su fecha 2 contrataciones')).toBeVisible()
  expect(await ends()).toEqual([soon, later])
  await look(page, 'contratacion-extender')
  await page
    .getByRole('button', { name: /^Extender Noemí/ })
    .first()
    .click()
  const one = page.getByRole('dialog', { name: /^Extender: Noemí/ })
  await one.getByRole('textbox', { name: 'O hasta el día' }).fill(later.split('-').toReversed().join('/'))
  await one.getByRole('button', { name: 'Extender' }).click()
  await expect(page.getByText('Membresía extendida')).toBeVisible()
  await expect.poll(ends).toEqual([later, later])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(ends).toEqual([soon, later])
})
