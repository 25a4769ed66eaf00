import { look } from '../fixtures/look.ts'
import { expect, test } from '../fixtures/test.ts'
import { TablePart } from '../pages/table.ts'
import { countSteps } from './count.ts'
import { aClient, aPlan, aPurchase, dayFromToday } from './office.ts'

const month = dayFromToday(0).slice(0, 7)
const pesos = (sum: number) => `$ ${sum.toLocaleString('es-MX', { minimumFractionDigits: 2 })}`

test('[E-06] which memberships end this month is two clicks away, with their number and sum', async ({
  page,
  stack,
}) => {
  const { id } = await aClient(stack.url)
  await aPurchase(stack.url, id, { fecha_inicio: `${month}-01`, fecha_fin: dayFromToday(0) })
  const { number, sum } = (await stack.db.row(
    `select count(*)::int as number, sum(total)::float as sum from contrataciones k join clientes c on c._id = k.id_cliente
     where k.cancelacion is null and to_char(k.fecha_fin, 'YYYY-MM') = $1 and c.eliminacion is null`,
    [month],
  )) as { number: number; sum: number }
  await page.goto('/configuracion/membresias')
  const steps = await countSteps(page)
  await page.getByRole('link', { name: 'Contrataciones', exact: true }).click()
  await page.getByRole('link', { name: 'Terminan este mes' }).click()
  await expect(
    page.getByText(`${number} ${number === 1 ? 'contratación' : 'contrataciones'}: ${pesos(sum)}`),
  ).toBeVisible()
  expect(steps()).toEqual({ clicks: 2, keys: 0 })
  await look(page, 'contrataciones-este-mes')
})

test('[E-06] in the list, filtered and exported, too, a membership is renewed with two clicks; a row leads to its client', async ({
  page,
  stack,
}) => {
  const { id, apellido } = await aClient(stack.url)
  await aPurchase(stack.url, id, { fecha_inicio: dayFromToday(-40), fecha_fin: dayFromToday(-1) })
  // All of them: the tab itself opens on what ends from today on.
  await page.goto('/configuracion/membresias?vista=contrataciones&pagina=1')
  await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtrar contrataciones' })
  await filters.getByRole('textbox', { name: 'Cliente' }).fill(`${apellido} noemi`)
  for (const name of ['Activa', 'Vencida', 'Tarjeta']) await filters.getByRole('checkbox', { name }).check()
  await look(page, 'contrataciones-filtros')
  await filters.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(filters).toBeHidden()
  const rows = new TablePart(page, 'Contrataciones')
  await expect(rows.row(apellido)).toHaveCount(1)
  await expect(page.getByText('1 contratación: $ 500.00')).toBeVisible()
  await expect(page).toHaveURL(/vista=contrataciones/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^contrataciones-.*\.xlsx$/)
  const steps = await countSteps(page)
  await rows
    .row(apellido)
    .getByRole('button', { name: /^Renovar / })
    .click()
  const dialog = page.getByRole('dialog', { name: `Renovar membresía de Noemí ${apellido}` })
  await expect(dialog.getByRole('textbox', { name: 'Total' })).toHaveValue('$ 500')
  await dialog.getByRole('button', { name: 'Renovar', exact: true }).click()
  await expect(rows.row(apellido)).toHaveCount(2)
  expect(steps()).toEqual({ clicks: 2, keys: 0 })
  await expect(page.getByText('2 contrataciones: $ 1,000.00')).toBeVisible()

  await rows.row(apellido).first().getByRole('cell').first().click()
  await expect(page).toHaveURL(`/clientes/detalles/${id}`)
})

test('[E-06] [D54] a year is renewed for what a year costs, with two clicks', async ({ page, stack }) => {
  const { id, apellido } = await aClient(stack.url)
  const year = { fecha_inicio: '2031-01-01', fecha_fin: '2031-12-31' }
  await aPurchase(stack.url, id, year, { duracion: 1 })
  await page.goto(`/configuracion/membresias?vista=contrataciones&cliente=${apellido}`)
  const rows = new TablePart(page, 'Contrataciones')
  await expect(rows.row(apellido)).toHaveCount(1)
  const steps = await countSteps(page)
  await rows
    .row(apellido)
    .getByRole('button', { name: /^Renovar / })
    .click()
  const dialog = page.getByRole('dialog', { name: `Renovar membresía de Noemí ${apellido}` })
  await expect(dialog.getByText('La anterior: $ 500.00 · 12 meses')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Total' })).toHaveValue('$ 10,800')
  await look(page, 'renovar-un-ano')
  await dialog.getByRole('button', { name: 'Renovar', exact: true }).click()
  await expect(rows.row(apellido)).toHaveCount(2)
  expect(steps()).toEqual({ clicks: 2, keys: 0 })
  const renewal = await stack.db.row(
    'select total::float, fecha_inicio::text, fecha_fin::text from contrataciones where id_cliente = $1 order by creacion desc limit 1',
    [id],
  )
  expect(renewal).toEqual({ total: 10800, fecha_inicio: '2032-01-01', fecha_fin: '2032-12-31' })
})

test('[E-06] [E-08] the tab opens on what ends from today on, and beside each name one button reaches the client', async ({
  page,
  stack,
}) => {
  const { id, apellido } = await aClient(stack.url, { celular: '443 123 4567' })
  await aPurchase(stack.url, id, { fecha_inicio: dayFromToday(-9), fecha_fin: dayFromToday(0) })
  await page.goto('/configuracion/membresias?vista=contrataciones')
  await expect(page).toHaveURL(new RegExp(`fin_desde=${dayFromToday(0)}$`))
  await page.goto(`/configuracion/membresias?vista=contrataciones&cliente=${apellido}`)
  const steps = await countSteps(page)
  const row = new TablePart(page, 'Contrataciones').row(apellido)
  await row.getByRole('button', { name: /^Contactar a / }).click()
  await expect(row.getByRole('link', { name: /^WhatsApp a / })).toHaveAttribute(
    'href',
    'https://wa.me/524431234567',
  )
  expect(steps()).toEqual({ clicks: 1, keys: 0 })
  await look(page, 'contrataciones-contacto')
})

test('[E-22] ten whose membership ends soon are told with six clicks: by WhatsApp, one more each; by mail, none', async ({
  page,
  stack,
}) => {
  const plan = await aPlan(stack.url)
  const clientes: { id: string; apellido: string }[] = []
  for (let n = 0; n < 10; n++) {
    const celular = `44312300${String(n).padStart(2, '0')}`
    const cliente = await aClient(stack.url, { celular, email: `por-vencer-${n}@despacho.mx` })
    await aPurchase(
      stack.url,
      cliente.id,
      { fecha_inicio: dayFromToday(-9), fecha_fin: dayFromToday(3) },
      { plan },
    )
    clientes.push(cliente)
  }
  // WhatsApp itself is not reached: the page writes down what it would open.
  await page.addInitScript(() => {
    const opened: string[] = []
    Object.assign(window, { opened, open: (url: string) => void opened.push(url) })
  })
  // The plan's own, as «Por vencer» in an office of ten.
  await page.goto(`/configuracion/membresias?vista=contrataciones&membresia=${plan._id}`)
  const rows = new TablePart(page, 'Contrataciones')
  await expect(rows.row('Noemí')).toHaveCount(10)
  const steps = await countSteps(page)
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).click()
  await page.getByRole('checkbox', { name: /página/ }).check()
  await page.getByRole('region', { name: 'Selección' }).getByRole('button', { name: 'Avisar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Avisar a 10 clientes' })
  await expect(dialog.getByText(`Hola Noemí: tu ${plan.nombre} termina el`).first()).toBeVisible()
  await look(page, 'avisar')
  const buttons = dialog.getByRole('button', { name: /^WhatsApp/ })
  await expect(buttons).toHaveCount(10)
  for (const button of await buttons.all()) await button.click()
  await expect(dialog.getByText('Avisado por WhatsApp')).toHaveCount(10)
  // Two more lead here from «Membresias»: «Contrataciones» and «Por vencer».
  expect(steps()).toEqual({ clicks: 3 + 10, keys: 0 })
  const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened)
  expect(opened.map((url) => url.split('?')[0])).toContain('https://wa.me/524431230007')
  expect(new URL(opened[0] ?? '').searchParams.get('text')).toContain(
    `Hola Noemí: tu ${plan.nombre} termina el`,
  )

  await dialog.getByRole('button', { name: 'Enviar correo a 10' }).click()
  await expect(dialog).toBeHidden()
  expect(steps()).toEqual({ clicks: 4 + 10, keys: 0 })
  const { number } = await stack.db.row(
    'select count(*)::int as number from mensajes where id_cliente = any ($1::uuid[])',
    [clientes.map(({ id }) => id)],
  )
  expect(number).toBe(20)

  await page.goto(`/clientes/detalles/${clientes[0]?.id}`)
  await page.getByRole('button', { name: 'Historia', exact: true }).click()
  await expect(page.getByText('Mensaje por WhatsApp')).toBeVisible()
  await expect(page.getByText('Correo enviado')).toBeVisible()
  await look(page, 'historia-mensajes', { fullPage: true })
})
