import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures/test.ts'
import { ClienteFormPage } from '../pages/cliente-form.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { Shell } from '../pages/shell.ts'

test('[F-01] [F-02] [F-03] [F-10] the database stores a client with every field as typed @flujo', async ({
  page,
  stack,
}) => {
  const form = new ClienteFormPage(page)
  const list = new ClientesPage(page)
  const apellido = `Z${randomUUID().slice(0, 8)}`
  await list.open()
  await list.add.click()
  await expect(form.nombre).toBeFocused()
  await form.fill(form.personal, {
    Nombre: '  Begoña ',
    'Apellido paterno': apellido,
    'Apellido materno': 'Íñiguez',
    'Fecha de nacimiento': '29/02/1984',
    Teléfono: '33 1234 5678',
    Correo: 'bego@correo.mx',
  })
  await form.fill(form.empresarial, {
    'Nombre comercial': 'Panadería «La Espiga»',
    'Razón social': 'La Espiga, S.A. de C.V.',
    RFC: 'ESP840229AB1',
    CURP: 'IIIB840229MJCXXX01',
    'Representante legal': 'Begoña Íñiguez',
    Puesto: 'Directora',
    'Domicilio fiscal': 'Av. Vallarta 1234, Guadalajara',
    Teléfono: '33 8765 4321',
    Correo: 'ventas@espiga.mx',
    'Sitio web': 'https://espiga.mx',
    'Fecha de constitución': '01/12/2001',
    'Número de empleados': '12',
    'Mínimo de ingresos anuales': '-1234.5',
    'Máximo de ingresos anuales': '9876543.21',
  })
  await form.choose('Tipo de persona', 'Moral')
  await form.choose('Régimen fiscal', '601')
  await form.choose('Actividad empresarial', 'Comercio al por menor')
  const call = page.waitForRequest((request) => request.url().endsWith('/admin/clientes/crear'))
  await form.save.click()
  await expect(new Shell(page).alerts.getByRole('status')).toBeVisible()
  await expect(page).toHaveURL('/clientes')

  const body = (await call).postDataJSON() as Record<string, unknown>
  expect(Object.keys(body)).toHaveLength(23)
  const row = await stack.db.row(
    `select c.*, r.nombre as regimen, g.nombre as actividad from clientes c
     join regimenes_fiscales r on r._id = c.regimen_fiscal join giros g on g._id = c.giro
     where apellido_paterno = $1`,
    [apellido],
  )
  expect(row).toMatchObject({
    nombre: 'Begoña',
    apellido_materno: 'Íñiguez',
    nacimiento: '1984-02-29',
    celular: '33 1234 5678',
    email: 'bego@correo.mx',
    nombre_comercial: 'Panadería «La Espiga»',
    razon_social: 'La Espiga, S.A. de C.V.',
    rfc: 'ESP840229AB1',
    curp: 'IIIB840229MJCXXX01',
    tipo_persona: 1,
    representante_legal: 'Begoña Íñiguez',
    puesto: 'Directora',
    domicilio_fiscal: 'Av. Vallarta 1234, Guadalajara',
    telefono: '33 8765 4321',
    email_empresarial: 'ventas@espiga.mx',
    web: 'https://espiga.mx',
    fecha_constitucion: '2001-12-01',
    numero_empleados: 12,
    minimo_ingresos_anuales: '-1234.50',
    maximo_ingresos_anuales: '9876543.21',
  })
  expect(row.regimen).toContain('601')
  expect(row.actividad).toContain('Comercio al por menor')

  await list.filter({ 'Apellido paterno': apellido })
  await expect(list.row('Begoña')).toBeVisible()
})

test('[F-09] [N-04] without a name the form shows the sentence, focuses the field, and sends no call', async ({
  page,
}) => {
  const form = new ClienteFormPage(page)
  await form.open()
  let calls = 0
  page.on('request', (request) => request.url().includes('/clientes/crear') && calls++)
  await form.fill(form.personal, { Correo: 'alguien@correo.mx' })
  await form.save.click()
  await expect(new Shell(page).alerts.getByRole('alert')).toHaveText(/Todos los campos son obligatorios/)
  await expect(form.nombre).toBeFocused()
  await expect(form.field(form.personal, 'Correo')).toHaveValue('alguien@correo.mx')
  await expect(page).toHaveURL('/clientes/nuevo')
  expect(calls).toBe(0)
})

test('[F-04] the date picker is in Spanish, lets people choose month and year, and never shifts a day', async ({
  page,
}) => {
  const form = new ClienteFormPage(page)
  await form.open()
  const field = form.field(form.personal, 'Fecha de nacimiento')
  await field.fill('05/03/1990')
  await field.blur()
  await expect(field).toHaveValue('05/03/1990')
  await field.click()
  const calendar = page.getByRole('dialog').or(page.locator('.react-datepicker')).first()
  await expect(calendar).toBeVisible()
  const choices = page.locator('select:visible')
  expect((await choices.locator('option').allInnerTexts()).map((text) => text.toLowerCase())).toEqual(
    expect.arrayContaining(['enero', 'marzo', 'diciembre', '1990']),
  )
  await choices.filter({ hasText: 'enero' }).selectOption({ label: 'abril' })
  await calendar.getByText('17', { exact: true }).click()
  await expect(field).toHaveValue('17/04/1990')
})

test('[F-05] [F-06] [F-13] Tipo de persona can be cleared; another one clears and reloads the regimes', async ({
  page,
}) => {
  const form = new ClienteFormPage(page)
  await form.open()
  const regimen = form.empresarial.getByRole('combobox', { name: 'Régimen fiscal' })
  const asked = (tipo: number) =>
    page.waitForRequest((request) => {
      const sent = request.url().endsWith('/listar_regimenes_fiscales')
        ? (request.postDataJSON() as { tipo_persona: unknown })
        : null
      return sent?.tipo_persona === tipo
    })
  for (const name of ['Tipo de persona', 'Régimen fiscal', 'Actividad empresarial']) {
    await expect(form.empresarial.getByRole('combobox', { name })).toHaveAttribute('placeholder', /^Elegir/)
  }
  let call = asked(0)
  await form.choose('Tipo de persona', 'Física')
  await call
  await form.choose('Régimen fiscal', '612')
  await expect(regimen).toHaveValue(/612/)
  call = asked(1)
  await form.choose('Tipo de persona', 'Moral')
  await call
  await expect(regimen).not.toHaveValue(/612/)
  await regimen.click()
  await expect(page.getByRole('option', { name: '601' }).first()).toBeVisible()
  await expect(page.getByRole('option', { name: '612' })).toHaveCount(0)
  const layer = await page.getByRole('listbox').evaluate((list) => {
    let z = 0
    for (let e: Element | null = list; e; e = e.parentElement)
      z = Math.max(z, Number(getComputedStyle(e).zIndex) || 0)
    return z
  })
  test.info().annotations.push({ type: 'G-19', description: `z-index ${layer}` })
  await page.keyboard.press('Escape')
  await form.empresarial
    .getByRole('button', { name: /^(Borrar|Quitar|Limpiar)/ })
    .first()
    .click()
  await expect(form.empresarial.getByRole('combobox', { name: 'Tipo de persona' })).toHaveAttribute(
    'placeholder',
    /^Elegir/,
  )
})

test('[G-19] an open list of options has z-index 9999', async ({ page }) => {
  const form = new ClienteFormPage(page)
  await form.open()
  await form.empresarial.getByRole('combobox', { name: 'Tipo de persona' }).click()
  const option = page.getByRole('option', { name: 'Moral' })
  await expect(option).toBeVisible()
  const layers = await option.evaluate((element) => {
    const found: string[] = []
    for (let e: Element | null = element; e; e = e.parentElement) found.push(getComputedStyle(e).zIndex)
    return found
  })
  expect(layers).toContain('9999')
})

test('[F-07] the form requests the activities when it opens', async ({ page }) => {
  const call = page.waitForRequest((request) => request.url().endsWith('/admin/configuracion/listar_giros'))
  await new ClienteFormPage(page).open()
  expect((await call).method()).toBe('GET')
})

test('[F-08] money has commas and at most two decimals, and may be negative; employees are whole numbers', async ({
  page,
}) => {
  const form = new ClienteFormPage(page)
  await form.open()
  const minimo = form.field(form.empresarial, 'Mínimo de ingresos anuales')
  await minimo.pressSequentially('-1234567.89')
  await minimo.blur()
  await expect(minimo).toHaveValue('-1,234,567.89')
  await minimo.press('End')
  await minimo.pressSequentially('9')
  await minimo.blur()
  await expect(minimo).toHaveAccessibleDescription(/lleva más de dos decimales$/)
  const empleados = form.field(form.empresarial, 'Número de empleados')
  await empleados.pressSequentially('12')
  await expect(empleados).toHaveValue('12')
})

test('[F-08] keys that form no number stay in the field with a message, and are not saved as another number', async ({
  page,
}) => {
  const form = new ClienteFormPage(page)
  await form.open()
  await form.fill(form.personal, { Nombre: 'Ana' })
  const calls: string[] = []
  page.on('request', (request) => void calls.push(request.url()))
  for (const [label, text] of [
    ['Mínimo de ingresos anuales', '1e3'],
    ['Mínimo de ingresos anuales', '(500)'],
    ['Mínimo de ingresos anuales', '1.2.3'],
    ['Máximo de ingresos anuales', '12345678901234567'],
    ['Número de empleados', '1e3'],
    ['Número de empleados', '-0.01'],
  ] as const) {
    const field = form.field(form.empresarial, label)
    await field.pressSequentially(text)
    await expect(field).toHaveValue(text)
    await form.save.click()
    await expect(field).toHaveAccessibleDescription(/es demasiado grande|no es una cantidad|número entero/)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(text)
    await field.clear()
  }
  expect(calls.filter((url) => url.endsWith('/clientes/crear'))).toEqual([])
  const minimo = form.field(form.empresarial, 'Mínimo de ingresos anuales')
  await minimo.pressSequentially('-0.01')
  const maximo = form.field(form.empresarial, 'Máximo de ingresos anuales')
  await maximo.pressSequentially('12,5')
  const sent = page.waitForRequest((request) => request.url().endsWith('/clientes/crear'))
  await form.save.click()
  expect((await sent).postDataJSON()).toMatchObject({
    minimo_ingresos_anuales: -0.01,
    maximo_ingresos_anuales: 12.5,
  })
})

test('[F-12] Cancelar returns to the list', async ({ page }) => {
  const form = new ClienteFormPage(page)
  await form.open()
  await form.cancel.click()
  await expect(page).toHaveURL('/clientes')
})

test('[D16] a refused field keeps what was typed, and shows the server’s sentence', async ({
  page,
  problems,
}) => {
  problems.allow(/status 400 POST \/admin\/clientes\/crear/, /console .*400/)
  const form = new ClienteFormPage(page)
  await form.open()
  await form.fill(form.personal, { Nombre: 'x'.repeat(501) })
  await form.save.click()
  await expect(new Shell(page).alerts.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL('/clientes/nuevo')
  await expect(form.nombre).toHaveAttribute('aria-invalid', 'true')
  await expect(form.personal.getByText(/500 caracteres/)).toBeVisible()
  await expect(form.nombre).toHaveValue('x'.repeat(501))
})

test('[D17] pressing Guardar twice creates one client', async ({ page, stack }) => {
  const form = new ClienteFormPage(page)
  const apellido = `Z${randomUUID().slice(0, 8)}`
  await form.open()
  await form.fill(form.personal, { Nombre: 'Doble', 'Apellido paterno': apellido })
  const letGo = stack.faults.hold(/clientes\/crear$/)
  await form.save.dblclick()
  letGo()
  await expect(page).toHaveURL('/clientes')
  const { n } = await stack.db.row('select count(*)::int as n from clientes where apellido_paterno = $1', [
    apellido,
  ])
  expect(n).toBe(1)
})
