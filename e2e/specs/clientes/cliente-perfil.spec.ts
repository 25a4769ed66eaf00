import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { admin } from '../../fixtures/stack.ts'
import { PerfilPage } from '../../pages/perfil.ts'
import { Shell } from '../../pages/shell.ts'

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
})

/** Creates a client, without the browser. */
async function cliente(url: string, more: object = {}) {
  const token = await tokenFor(url, admin)
  const apellido = `P${randomUUID().slice(0, 8)}`
  const { _id = '' } = await post(
    url,
    '/clientes/crear',
    { nombre: 'Perla', apellido_paterno: apellido, ...more },
    token,
  )
  return { id: _id, apellido, token }
}

test('[P-01] [P-04] the profile shows what the database holds @flujo', async ({ page, stack }) => {
  const { id, apellido } = await cliente(stack.url, {
    nacimiento: '1990-02-28',
    celular: '5512345678',
    email_empresarial: 'hola@perla.mx',
    minimo_ingresos_anuales: 1500.5,
  })
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  await expect(page.getByRole('heading', { name: `Perla ${apellido}` })).toBeVisible()
  await expect(perfil.datum('Información personal', 'Fecha de nacimiento')).toHaveText(
    '28 de febrero de 1990',
  )
  await expect(perfil.datum('Información personal', 'Teléfono')).toHaveText('55 1234 5678')
  await expect(perfil.datum('Información empresarial', 'Correo')).toHaveText('hola@perla.mx')
  await expect(perfil.datum('Información empresarial', 'Mínimo de ingresos anuales')).toHaveText('$ 1,501')
  await expect(perfil.indicator('Membresía')).toHaveText('Sin membresía')
})

test('[P-05] the empty fields are gathered, and «Ver todos los campos» shows each', async ({
  page,
  stack,
}) => {
  const { id } = await cliente(stack.url)
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  const personal = page.getByRole('region', { name: 'Información personal' })
  await expect(personal.getByText(/^Sin definir/)).toBeVisible()
  await personal.getByRole('button', { name: 'Ver todos los campos' }).click()
  await expect(perfil.datum('Información personal', 'Apellido materno')).toHaveText('Sin definir')
})

test('[P-12] [P-13] [P-14] [P-17] [D29] a file can be added, opened, changed and deleted; one that is not what its name says is refused', async ({
  page,
  stack,
  context,
  problems,
}) => {
  problems.allow(/415/)
  const { id } = await cliente(stack.url)
  const perfil = new PerfilPage(page)
  const shell = new Shell(page)
  const files = perfil.rows('Expediente de archivos')
  await perfil.open(id)
  await perfil.upload({ ...pdf('falso.pdf'), buffer: Buffer.from('no soy un PDF') })
  const falso = perfil.fileDialog.getByRole('group', { name: 'falso.pdf' })
  await expect(falso.getByRole('alert')).toBeVisible()
  await expect(perfil.fileDialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue('falso')
  await falso.getByRole('button', { name: 'Quitar' }).click()
  await perfil.fileDialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(perfil.fileDialog).toBeHidden()

  const csv = { name: 'tabla.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') }
  await perfil.upload(pdf('Constancia Fiscal.PDF'), pdf('otro.pdf'), csv)
  await expect(perfil.fileDialog).toBeHidden()
  await expect(files).toHaveCount(3)
  const stored = await stack.db.rows(
    'select nombre, extension, bytes from archivos where id_cliente = $1 order by nombre',
    [id],
  )
  expect(stored).toMatchObject([
    { nombre: 'Constancia Fiscal', extension: 'pdf' },
    { nombre: 'otro', extension: 'pdf' },
    { nombre: 'tabla', extension: 'csv' },
  ])

  // What the browser does not show is saved, without a tab.
  const saved = page.waitForEvent('download')
  await files.filter({ hasText: 'tabla' }).getByRole('button', { name: /^Ver/ }).click()
  expect((await saved).suggestedFilename()).toBe('tabla.csv')
  expect(context.pages()).toHaveLength(1)

  const constancia = files.filter({ hasText: 'Constancia Fiscal' })
  await constancia.getByRole('button', { name: 'Ver' }).click()
  // Some browsers show it in a tab and others save it: the server says that its bytes were asked for once.
  const asked = `select count(*)::int as veces from auditoria join archivos on archivos._id = id_entidad
    where accion = 'descargar' and id_cliente = $1 and archivos.extension = 'pdf'`
  await expect.poll(() => stack.db.row(asked, [id])).toEqual({ veces: 1 })
  for (const tab of context.pages()) if (tab !== page) await tab.close()

  await constancia.getByRole('button', { name: 'Editar' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar archivo' })
  await edit.getByRole('textbox', { name: 'Nombre' }).fill('Constancia 2026')
  await edit.getByRole('button', { name: 'Guardar' }).click()
  await expect(edit).toBeHidden()
  await expect(files.filter({ hasText: 'Constancia 2026' })).toHaveCount(1)

  await files.filter({ hasText: 'otro' }).getByRole('button', { name: 'Eliminar' }).click()
  const remove = page.getByRole('alertdialog', { name: 'Eliminar archivo' })
  await expect(remove).toContainText('otro')
  await remove.getByRole('button', { name: 'Si' }).click()
  await expect(shell.alerts).toBeVisible()
  await expect(files).toHaveCount(2)
  const live = await stack.db.rows(
    'select nombre from archivos where id_cliente = $1 and eliminacion is null order by nombre',
    [id],
  )
  expect(live).toEqual([{ nombre: 'Constancia 2026' }, { nombre: 'tabla' }])
})

test('[P-03] [P-11] [P-15] [D15] a membership can be contracted and cancelled, and the badge follows at once', async ({
  page,
  stack,
}) => {
  const { id } = await cliente(stack.url)
  const [plan] = await stack.db.rows(
    'select nombre, precio from membresias where eliminacion is null order by nombre',
  )
  const nombre = String(plan?.nombre)
  const perfil = new PerfilPage(page)
  const rows = perfil.rows('Historial de membresias')
  await perfil.open(id)
  await perfil.buy(nombre, 'Transferencia', '01/01/2026', '31/12/2035')
  await expect(perfil.indicator('Membresía')).toHaveText(nombre)
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Del 1 de enero de 2026 al 31 de diciembre de 2035')
  await expect(rows.first()).toContainText('Activa')

  // An advisory in the past: it appears first on the screen, and after a reload both are there.
  await perfil.buy(nombre, 'Efectivo', '01/01/2020', '01/01/2020')
  await expect(perfil.indicator('Membresía')).toHaveText('Vencida')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('Unicamente el 1 de enero de 2020')
  await perfil.open(id)
  await expect(rows).toHaveCount(2)

  await rows.filter({ hasText: 'Activa' }).getByRole('button', { name: 'Cancelar membresía' }).click()
  await perfil.cancelDialog.getByRole('button', { name: 'Si' }).click()
  await expect(rows.filter({ hasText: 'Cancelada' })).toHaveCount(1)
  const stored = await stack.db.rows(
    `select metodo, total::text, fecha_inicio, cancelacion is not null as cancelada
     from contrataciones where id_cliente = $1 order by creacion`,
    [id],
  )
  const total = String(plan?.precio)
  expect(stored).toEqual([
    { metodo: 2, total, fecha_inicio: '2026-01-01', cancelada: true },
    { metodo: 0, total, fecha_inicio: '2020-01-01', cancelada: false },
  ])
})

test('[G-18] [G-19] a list that opens while its dialog still rises lies at its field', async ({
  page,
  stack,
}) => {
  const { id } = await cliente(stack.url)
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  await perfil.contract.click()
  const field = perfil.contractDialog.getByRole('combobox', { name: 'Membresía' })
  await field.waitFor()
  await page.evaluate(() => {
    for (const rise of document.querySelector('[role=dialog]')?.getAnimations() ?? []) {
      // So late that what is left moves nothing by a whole pixel.
      rise.pause()
      rise.currentTime = 299
    }
  })
  await field.press('ArrowDown')
  const list = page.getByRole('listbox')
  await list.waitFor()
  await page.evaluate(() => {
    for (const rise of document.querySelector('[role=dialog]')?.getAnimations() ?? []) rise.finish()
  })
  // Above it, or below, as there is room.
  const distance = async () => {
    const [one, other] = [await field.boundingBox(), await list.boundingBox()]
    if (!one || !other) return Infinity
    const between = Math.max(other.y - one.y - one.height, one.y - other.y - other.height)
    return Math.abs(one.x - other.x) + Math.abs(between)
  }
  await expect.poll(distance).toBeLessThan(8)
})
