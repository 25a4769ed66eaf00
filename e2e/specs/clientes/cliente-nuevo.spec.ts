import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { ClienteFormPage } from '../../pages/cliente-form.ts'
import { ClientesPage } from '../../pages/clientes.ts'
import { Shell } from '../../pages/shell.ts'

test('[F-01] [F-02] [F-03] [F-10] [D17] [G-19] the database stores a client with every field as typed, once @flujo', async ({
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
  await form.empresarial.getByRole('combobox', { name: 'Tipo de persona' }).click()
  const moral = page.getByRole('option', { name: 'Moral' })
  await expect(moral).toBeVisible()
  const layers = await moral.evaluate((element) => {
    const found: string[] = []
    for (let e: Element | null = element; e; e = e.parentElement) found.push(getComputedStyle(e).zIndex)
    return found
  })
  expect(layers).toContain('9999')
  await moral.click()
  await form.choose('Régimen fiscal', '601')
  await form.choose('Actividad empresarial', 'Comercio al por menor')
  const call = page.waitForRequest((request) => request.url().endsWith('/admin/clientes/crear'))
  const letGo = stack.faults.hold(/clientes\/crear$/)
  await form.save.dblclick()
  letGo()
  await expect(new Shell(page).alerts.getByRole('status')).toBeVisible()
  await expect(page).toHaveURL('/clientes')

  const body = (await call).postDataJSON() as Record<string, unknown>
  expect(Object.keys(body)).toHaveLength(23)
  // A second client would fail here: there is one row.
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

test('[F-04] [F-08] the date picker is in Spanish and shifts no day; keys that form no number stay, and are not saved as another', async ({
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
    const number = form.field(form.empresarial, label)
    await number.pressSequentially(text)
    await expect(number).toHaveValue(text)
    await form.save.click()
    await expect(number).toHaveAccessibleDescription(/es demasiado grande|no es una cantidad|número entero/)
    await expect(number).toBeFocused()
    await expect(number).toHaveValue(text)
    await number.clear()
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
