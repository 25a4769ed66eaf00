import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { look } from '../../fixtures/look.ts'
import { admin } from '../../fixtures/stack.ts'

/** Far from the days of the demonstration's advisories. */
const lunes = '2031-03-03'
const martes = '2031-03-04'

async function citas(url: string) {
  const token = await tokenFor(url, admin)
  const apellido = `G${randomUUID().slice(0, 8)}`
  const body = { nombre: 'Galia', apellido_paterno: apellido }
  const { _id: cliente = '' } = await post(url, '/clientes/crear', body, token)
  const crear = async (motivo: string, campos: object) => {
    const whole = { cliente, motivo, fecha: martes, descripcion: '', ...campos }
    return (await post(url, '/asesorias/crear', whole, token))._id ?? ''
  }
  return { apellido, crear }
}

test('[E-21] a week by hour: an advisory is moved with keys and by dragging, undone, and read by a calendar', async ({
  page,
  stack,
}) => {
  const { crear } = await citas(stack.url)
  const id = await crear('Con hora', { hora: '09:30', minutos: 45 })
  await crear('A la misma hora', { hora: '10:00', minutos: 30 })
  await crear('Sin hora', {})
  const placeOf = () => stack.db.row('select creacion, hora::text from asesorias where _id = $1', [id])

  // A drag begins where the mouse went down; scrolling to its end would move something else there.
  await page.setViewportSize({ width: 1440, height: 1400 })
  await page.goto('/asesorias')
  await page
    .getByRole('navigation', { name: 'Vistas de asesorías' })
    .getByRole('link', { name: 'Agenda' })
    .click()
  await expect(page).toHaveURL('/asesorias?vista=agenda')
  await page.goto(`/asesorias?vista=agenda&dia=${martes}`)
  const table = page.getByRole('table', { name: /^Semana del 3 de marzo de 2031 al 9 de marzo/ })
  const row = (hora: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: hora }) })
  const cita = (motivo: string) => page.getByRole('listitem').filter({ hasText: motivo })
  await expect(row('Sin hora').getByText('Sin hora', { exact: true }).last()).toBeVisible()
  await expect(row('09:00').getByText('9:30 a 10:15')).toBeVisible()
  await expect(cita('A la misma hora').getByText('Choca con otra')).toBeVisible()
  await cita('Con hora')
    .getByRole('button', { name: /^Mover/ })
    .focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(row('10:00').getByText('10:30 a 11:15')).toBeVisible()
  await expect(cita('Con hora').getByRole('button', { name: /^Mover/ })).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(placeOf).toEqual({ creacion: '2031-03-05', hora: '10:30:00' })
  // The page has heard of it: the newest alert is of this move.
  await expect(row('10:00').getByRole('cell').nth(2).getByText('10:30 a 11:15')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).first().click()
  await expect.poll(placeOf).toEqual({ creacion: martes, hora: '10:30:00' })

  await cita('Con hora').dragTo(row('15:00').getByRole('cell').first())
  await expect.poll(placeOf).toEqual({ creacion: lunes, hora: '15:30:00' })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(row('15:00')).toBeVisible()
  await look(page, 'asesorias-agenda')
  await page.getByRole('button', { name: 'Calendario' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mis asesorías en mi calendario' })
  await dialog.getByRole('button', { name: /^(Crear|Cambiar) dirección$/ }).click()
  const address = await dialog.getByRole('textbox', { name: 'Dirección' }).inputValue()
  const answer = await fetch(address)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect((await answer.text()).replaceAll('\r\n ', '')).toContain('DTSTART:20310303T213000Z')
  await dialog.getByRole('button', { name: 'Quitar' }).click()
  await expect.poll(async () => (await fetch(address)).status).toBe(404)
})

test('[E-21] on a phone the agenda is a list of one day, and «Mover» asks for day and hour', async ({
  page,
  stack,
}) => {
  const { apellido, crear } = await citas(stack.url)
  await crear('De tarde', { hora: '17:00', fecha: '2031-04-02' })
  await crear('De mañana', { hora: '08:30', fecha: '2031-04-02' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/asesorias?vista=agenda&dia=2031-04-01')
  await expect(page.getByText('No hay asesorías en estos días.')).toBeVisible()
  await page.getByRole('link', { name: 'Día siguiente' }).click()
  const items = page.getByRole('list', { name: '2 de abril de 2031' }).getByRole('listitem')
  await expect(items).toHaveText([/De mañana/, /De tarde/])

  await items
    .last()
    .getByRole('button', { name: new RegExp(`^Mover la asesoría de Galia ${apellido}`) })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Mover la asesoría de Galia/ })
  await dialog.getByLabel('Hora').fill('08:00')
  await expect(dialog.getByText(/^A esa hora hay otra asesoría/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect(items).toHaveText([/De tarde/, /De mañana/])
  await expect(items.first().getByText('Choca con otra')).toBeVisible()
})
