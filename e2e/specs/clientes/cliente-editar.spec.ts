import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'
import { ClienteFormPage } from '../../pages/cliente-form.ts'

const campos = {
  nombre: 'Edna',
  apellido_materno: 'Ruiz',
  nacimiento: '2000-02-29',
  celular: '3312345678',
  rfc: 'GODE561231GR8',
  curp: 'BOXW310820HNERXN09',
  tipo_persona: 1 as const,
  puesto: 'Directora',
  web: 'https://edna.mx',
  fecha_constitucion: '1999-12-31',
  numero_empleados: 12,
  minimo_ingresos_anuales: -1500.5,
  maximo_ingresos_anuales: 250000,
}

/** Creates a client with every field filled, without the browser. */
async function cliente(url: string, more: object = {}) {
  const token = await tokenFor(url, admin)
  const apellido = `E${randomUUID().slice(0, 8)}`
  const { regimenes } = await post(
    url,
    '/configuracion/listar_regimenes_fiscales',
    { tipo_persona: 1 },
    token,
  )
  const regimen_fiscal = regimenes[0]?._id
  const body = { ...campos, regimen_fiscal, apellido_paterno: apellido, ...more }
  const { _id = '' } = await post(url, '/clientes/crear', body, token)
  return { id: _id, apellido, token }
}

const stored = 'select * from clientes where _id = $1'

for (const timezoneId of ['America/Tijuana', 'Asia/Tokyo']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test(`[F-11] [D20] saving an untouched form in ${timezoneId} changes nothing but the version`, async ({
      page,
      stack,
    }) => {
      const { id } = await cliente(stack.url)
      const [before] = await stack.db.rows(stored, [id])
      const form = new ClienteFormPage(page)
      await page.goto(`/clientes/editar/${id}`)
      await expect(form.field(form.personal, 'Fecha de nacimiento')).toHaveValue('29/02/2000')
      await expect(form.empresarial.getByRole('combobox', { name: 'Régimen fiscal' })).toHaveValue(/601/)
      await form.save.click()
      await expect(page.getByText('Cambios guardados')).toBeVisible()
      await expect(page).toHaveURL('/clientes')
      const [after] = await stack.db.rows(stored, [id])
      expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 })
    })
  })
}

test('[D41] two people edit one client: the second reads what changed, and can still save what they typed @flujo', async ({
  page,
  stack,
  problems,
}) => {
  problems.allow(/status 409 POST \/admin\/clientes\/editar/, /console .*409/)
  const { id, token } = await cliente(stack.url)
  const form = new ClienteFormPage(page)
  await page.goto(`/clientes/editar/${id}`)
  await form.nombre.fill('Edna María')
  await form.field(form.empresarial, 'Puesto').fill('Directora general')
  await post(stack.url, '/clientes/editar', { id, puesto: 'Gerente', web: '' }, token)
  await form.save.click()
  const dialog = page.getByRole('alertdialog', { name: 'Otra persona cambió este cliente' })
  await expect(dialog).toContainText('Gerente')
  await expect(dialog.getByRole('button', { name: 'Seguir editando' })).toBeFocused()
  await look(page, 'cliente-editar-conflicto')
  await dialog.getByRole('button', { name: 'Guardar lo escrito' }).click()
  await expect(page).toHaveURL('/clientes')
  const [row] = await stack.db.rows('select nombre, puesto, web from clientes where _id = $1', [id])
  expect(row).toEqual({ nombre: 'Edna María', puesto: 'Directora general', web: '' })
})

test('a changed form asks before the person leaves it: by menu, breadcrumb, Back or sign-out, also without a connection', async ({
  page,
  problems,
  stack,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const { apellido } = await cliente(stack.url)
  const form = new ClienteFormPage(page)
  await page.goto(`/clientes?apellido_paterno=${apellido}`)
  await page.getByRole('link', { name: 'Editar' }).click()
  await expect(form.nombre).toBeEditable()
  const question = page.waitForResponse(async (answer) =>
    answer.request().resourceType() === 'script'
      ? (await answer.text().catch(() => '')).includes('alertdialog')
      : false,
  )
  await form.nombre.fill('Edna María')
  // It came with the first change, so it is asked even if the connection has gone since.
  await (await question).finished()
  const dialog = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  const stay = async () => {
    await dialog.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(dialog).toBeHidden()
    await expect(form.nombre).toHaveValue('Edna María')
  }
  const nav = page.getByRole('navigation', { name: 'Principal' })
  await page.context().setOffline(true)
  await nav.getByRole('link', { name: 'Inicio' }).click()
  await stay()
  await page.context().setOffline(false)
  await nav.getByRole('link', { name: 'Inicio' }).click()
  await expect(dialog).toBeVisible()
  await look(page, 'cliente-editar-salir')
  await stay()
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Clientes' }).click()
  await stay()
  await nav.getByRole('button', { name: 'Configuración' }).click()
  await nav.getByRole('button', { name: 'Cerrar sesión' }).click()
  await stay()
  await page.goBack()
  await stay()
  await page.goBack()
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(`/clientes?apellido_paterno=${apellido}`)
})

test('warnings and likely duplicates appear beside what was typed, and the page passes axe', async ({
  page,
  stack,
}) => {
  const { apellido, id } = await cliente(stack.url)
  const form = new ClienteFormPage(page)
  await page.goto(`/clientes/editar/${id}`)
  await form.nombre.waitFor()
  await expect(form.empresarial.getByRole('combobox', { name: 'Régimen fiscal' })).toHaveValue(/601/)
  await look(page, 'cliente-editar')
  const regimen = form.empresarial.getByRole('combobox', { name: 'Régimen fiscal' })
  await page.setViewportSize({ width: 390, height: 844 })
  const [box, section] = [await regimen.boundingBox(), await form.empresarial.boundingBox()]
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((section?.x ?? 0) + (section?.width ?? 0))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/clientes/nuevo')
  await form.fill(form.personal, { Nombre: 'Edna', 'Apellido paterno': apellido, 'Apellido materno': 'Ruiz' })
  await form.fill(form.empresarial, { RFC: 'VACE460910SX6', CURP: 'MOTR930411HJCRMN06' })
  await form.field(form.empresarial, 'Puesto').focus()
  await expect(page.getByText('Puede que este cliente ya exista')).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(apellido) })).toBeVisible()
  await expect(page.getByText(/conviene revisar el RFC/)).toBeVisible()
  await look(page, 'cliente-nuevo-avisos')
})

test('a notice that appears in the form while «Guardar» is pressed does not swallow the click', async ({
  page,
  stack,
}) => {
  await cliente(stack.url)
  const apellido = `E${randomUUID().slice(0, 8)}`
  const form = new ClienteFormPage(page)
  // The whole form is visible: the bar is below it, and moves when something is inserted into the form.
  await page.setViewportSize({ width: 1440, height: 2000 })
  await form.open()
  const letGo = stack.faults.hold(/posibles_duplicados$/)
  const call = page.waitForRequest(/posibles_duplicados$/)
  await form.fill(form.personal, { Nombre: 'Edna', 'Apellido paterno': apellido, Teléfono: campos.celular })
  await form.fill(form.empresarial, { RFC: 'VACE460910SX6' })
  await call
  await form.save.hover()
  await page.mouse.down()
  const answer = page.waitForResponse(/posibles_duplicados$/)
  letGo()
  await (await answer).finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
  await expect(page).toHaveURL('/clientes')
  expect(await stack.db.rows('select rfc from clientes where apellido_paterno = $1', [apellido])).toEqual([
    { rfc: 'VACE460910SX6' },
  ])
})
