import { aClient, aPurchase, dayFromToday } from '../../day/office.ts'
import { look } from '../../fixtures/look.ts'
import { expect, test } from '../../fixtures/test.ts'
import { PerfilPage } from '../../pages/perfil.ts'
import { TablePart } from '../../pages/table.ts'

test('[E-23] a purchase is paid in parts: its balance in the profile and in «Con saldo», the receipt, and a payment taken back', async ({
  page,
  context,
  stack,
}) => {
  const { id, apellido } = await aClient(stack.url)
  const { plan } = await aPurchase(stack.url, id, {
    fecha_inicio: dayFromToday(0),
    fecha_fin: dayFromToday(30),
  })
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  const memberships = perfil.section('Historial de membresias')
  await memberships.getByRole('button', { name: /^Pagos/ }).click()
  const payments = page.getByRole('dialog', { name: `Pagos: ${plan}` })
  await payments.getByRole('button', { name: 'Registrar pago' }).click()
  const form = page.getByRole('dialog', { name: `Registrar pago: ${plan}` })
  await expect(form.getByText(/^Al registrar un pago, lo demás .+ queda como saldo\./)).toBeVisible()
  await form.getByRole('textbox', { name: 'Monto' }).fill('500.01')
  await form.getByRole('button', { name: 'Registrar', exact: true }).click()
  await expect(form.getByText('No puede ser más de $ 500.00')).toBeVisible()
  await form.getByRole('textbox', { name: 'Monto' }).fill('120.50')
  await form.getByRole('button', { name: 'Registrar', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(payments.getByText('$ 379.50')).toBeVisible()

  await payments.getByRole('button', { name: /^Recibo de / }).click()
  const receipt = page.getByRole('dialog', { name: `Recibo de un pago: ${plan}` })
  const tab = context.waitForEvent('page')
  await receipt.getByRole('button', { name: 'Ver PDF' }).click()
  await (await tab).close()
  await expect(receipt.getByText(/^Recibo \d+, emitido el /)).toBeVisible()
  await receipt.getByRole('button', { name: 'Cerrar' }).last().click()
  await payments.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(payments).toBeHidden()
  await expect(page.getByText(/ · saldo: \$ 379\.50$/)).toBeVisible()
  await expect(memberships.getByText('saldo: $ 379.50', { exact: true })).toBeVisible()

  await page.goto('/configuracion/membresias?vista=contrataciones&pagina=1')
  await page.getByRole('link', { name: 'Con saldo' }).click()
  const rows = new TablePart(page, 'Contrataciones')
  await expect(rows.row(apellido)).toHaveCount(1)
  await expect(page.getByText(/ · saldo: \$ [\d,.]+$/)).toBeVisible()

  await rows
    .row(apellido)
    .getByRole('button', { name: /^Pagos / })
    .click()
  await payments.getByRole('button', { name: /^Cancelar pago de / }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancelar pago' })
  await expect(question).toContainText('vuelve a contar como pagada por completo')
  await question.getByRole('button', { name: 'Si' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(payments.getByText('$ 379.50')).toBeVisible()
  const row = await stack.db.row('select pagado::float as pagado from contrataciones where id_cliente = $1', [
    id,
  ])
  expect(row).toEqual({ pagado: 120.5 })

  await perfil.open(id)
  await page.getByRole('button', { name: 'Historia', exact: true }).click()
  const historia = page.getByRole('region', { name: 'Historia', exact: true })
  await historia.getByRole('button', { name: 'Pagos', exact: true }).click()
  await expect(historia.getByText('Pago registrado')).toBeVisible()
  await expect(historia.getByText(new RegExp(`^\\$ 120\\.50 · .+ · ${plan} · `))).toBeVisible()
  await historia.scrollIntoViewIfNeeded()
  await look(page, 'historia-pagos')
})
