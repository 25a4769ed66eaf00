import { randomUUID } from 'node:crypto'
import { post, tokenFor } from '../fixtures/admin-api.ts'
import { look } from '../fixtures/look.ts'
import { admin } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { PerfilPage } from '../pages/perfil.ts'
import { countSteps } from './count.ts'

/** Creates two clients with one surname, the second without phone and e-mail. */
async function clientes(url: string) {
  const token = await tokenFor(url, admin)
  const apellido_paterno = `R${randomUUID().slice(0, 8)}`
  const { _id: id = '' } = await post(
    url,
    '/clientes/crear',
    {
      nombre: 'Noemí',
      apellido_paterno,
      celular: '4779880779',
      email: 'noemi.martinez@despacho.mx',
      telefono: '01 55 1234 5678',
      email_empresarial: 'hola@despacho.mx',
      nombre_comercial: 'Despacho',
    },
    token,
  )
  await post(url, '/clientes/crear', { nombre: 'Omar', apellido_paterno, celular: 'ext. 12' }, token)
  return { id, apellido: apellido_paterno }
}

test('[E-08] from a row somebody is called with two clicks, and the row stays as high and as wide', async ({
  page,
  stack,
}) => {
  const { apellido } = await clientes(stack.url)
  const list = new ClientesPage(page)
  await list.open(`?apellido_paterno=${apellido}`)
  const row = list.row('Noemí')
  const plain = list.row('Omar')
  await expect(row).toContainText('477 988 0779')
  const boxes = async () => [await row.boundingBox(), await list.table.boundingBox()]
  const before = await boxes()
  expect(before[0]?.height).toBe((await plain.boundingBox())?.height)

  const steps = await countSteps(page)
  await row.hover()
  await row.getByRole('button', { name: /^Contactar a Noemí .* por teléfono$/ }).click()
  const call = page.getByRole('link', { name: /^Llamar a Noemí/ })
  await expect(call).toHaveAttribute('href', 'tel:4779880779')
  await expect(call).toBeFocused()
  const { width = 0, height = 0 } = (await call.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  expect(await boxes()).toEqual(before)
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await call.click()
  expect(steps()).toEqual({ clicks: 2, keys: 0 })
  await expect(plain.getByRole('button', { name: /^Contactar/ })).toHaveCount(0)
  await look(page, 'contactar-lista')
})

test('[E-08] from the profile it is one click, and copying says so', async ({ page, stack, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, apellido } = await clientes(stack.url)
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  const personal = perfil.section('Información personal')
  await expect(personal.getByRole('link', { name: `WhatsApp a Noemí ${apellido}` })).toHaveAttribute(
    'href',
    'https://wa.me/524779880779',
  )
  await expect(
    perfil.section('Información empresarial').getByRole('link', { name: /^Llamar a Noemí .* \(empresa\)$/ }),
  ).toHaveAttribute('href', 'tel:5512345678')
  await look(page, 'contactar-perfil', { fullPage: true })
  const copy = personal.getByRole('button', { name: `Copiar el teléfono de Noemí ${apellido}` })
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect(personal.getByText('Copiado')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('477 988 0779')
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('[E-08] a card’s button opens calling, WhatsApp, mail and copying, and the text still opens the client', async ({
    page,
    stack,
  }) => {
    const { apellido } = await clientes(stack.url)
    await page.goto(`/clientes?apellido_paterno=${apellido}`)
    const button = page.getByRole('button', { name: /^Contactar a Noemí / })
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await button.tap()
    await expect(page.getByRole('link', { name: /^Llamar a Noemí/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Escribir a Noemí/ })).toBeVisible()
    const { x = -1 } = (await page.getByRole('group', { name: /^Contactar a Noemí/ }).boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    await expect(page).toHaveURL(/\/clientes\?/)
    await look(page, 'contactar-tarjeta')
    await page.keyboard.press('Escape')
    await page.getByText('477 988 0779').tap()
    await expect(page).toHaveURL(/\/clientes\/detalles\//)
  })
})
