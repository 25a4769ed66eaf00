import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { admin, type TestStack } from '../../fixtures/stack.ts'
import { ClientesPage } from '../../pages/clientes.ts'
import { Shell } from '../../pages/shell.ts'

/** Clients for this test alone, with their own surname. */
async function addClientes({ url }: TestStack, nombres: string[], more: Record<string, string> = {}) {
  const apellido = `Z${randomUUID().slice(0, 8)}`
  const token = await tokenFor(url, admin)
  for (const nombre of nombres)
    await post(url, '/clientes/crear', { nombre, apellido_paterno: apellido, ...more }, token)
  return apellido
}

const names = (count: number) =>
  Array.from({ length: count }, (_, i) => `Nombre ${String(i + 1).padStart(2, '0')}`)

test('[C-01] [C-02] [C-03] [C-05] [C-06] [N-01] the list on entry @flujo', async ({ page }) => {
  const list = new ClientesPage(page)
  const asked = page.waitForRequest((request) => request.url().endsWith('/admin/clientes/listar'))
  await list.open()
  const request = await asked
  expect(request.method()).toBe('POST')
  expect(request.postDataJSON()).toMatchObject({
    nombre: '',
    apellido_paterno: '',
    apellido_materno: '',
    celular: '',
    email: '',
  })
  expect(request.headers()['content-type']).toContain('application/json')
  expect(request.headers()['x-auth-token']).toMatch(/^[\w-]{43}$/)

  await expect(new Shell(page).heading('Clientes')).toBeVisible()
  await expect(list.headers()).toHaveText([
    'Nombre',
    'Apellido Paterno',
    'Apellido Materno',
    'Celular',
    'Email',
    'Acciones',
  ])
  await expect(list.rows).toHaveCount(20)
  await expect(page.getByText('Filas por página')).toBeVisible()
  await expect(list.count(/^1–20 de \d+$/)).toBeVisible()
  await expect(list.size.locator('option')).toHaveText(['5', '10', '20', '50'])
  const row = list.rows.nth(1)
  const colour = () =>
    row.evaluate(
      (tr) =>
        getComputedStyle(tr).backgroundColor + getComputedStyle(tr.children[0] as Element).backgroundColor,
    )
  await page.mouse.move(0, 0)
  const before = await colour()
  await row.hover()
  await expect.poll(colour).not.toBe(before)
  await list.add.click()
  await expect(page).toHaveURL('/clientes/nuevo')
})

test('[C-06] [C-11] [D39] the address holds page, page size and order: Back, a reload and a sent link restore them', async ({
  page,
  stack,
  context,
}) => {
  const apellido = await addClientes(stack, names(12))
  const list = new ClientesPage(page)
  await list.open()
  await list.filter({ 'Apellido paterno': apellido })
  await expect(list.count('1–12 de 12')).toBeVisible()
  await list.size.selectOption('5')
  await expect(list.count('1–5 de 12')).toBeVisible()
  await list.next.click()
  await list.next.click()
  await expect(list.count('11–12 de 12')).toBeVisible()
  await list.sortBy('Nombre')
  // Another query returns to page one.
  await expect(list.count('1–5 de 12')).toBeVisible()
  await list.next.click()
  await expect(list.count('6–10 de 12')).toBeVisible()
  const second = ['Nombre 06', 'Nombre 07', 'Nombre 08', 'Nombre 09', 'Nombre 10']
  expect(await list.column(0)).toEqual(second)

  await page.reload()
  await expect(list.count('6–10 de 12')).toBeVisible()
  expect(await list.column(0)).toEqual(second)

  const other = await context.newPage()
  await other.goto(page.url())
  const sent = new ClientesPage(other)
  await expect(sent.count('6–10 de 12')).toBeVisible()
  expect(await sent.column(0)).toEqual(second)
  await other.close()

  await list.rows.first().getByRole('link', { name: 'Detalles' }).click()
  await expect(page).toHaveURL(/\/clientes\/detalles\//)
  await page.goBack()
  await expect(list.count('6–10 de 12')).toBeVisible()
  await page.goBack()
  await expect(list.count('1–5 de 12')).toBeVisible()

  await new Shell(page).entry('Clientes').click()
  await expect(page).toHaveURL('/clientes')
  await expect(list.count(/^1–20 de /)).toBeVisible()
})

test('[C-08] [C-09] [G-18] the filter dialog is centred, searches by every field, and stays while it searches @flujo', async ({
  page,
  stack,
}) => {
  const apellido = await addClientes(stack, ['Íñigo'], {
    apellido_materno: 'Güereña',
    celular: '33 1111 2222',
    email: 'INIGO@correo.mx',
  })
  const list = new ClientesPage(page)
  await list.open()
  await list.filters.click()
  for (const label of ['Nombre', 'Apellido paterno', 'Apellido materno', 'Celular', 'Email']) {
    await expect(list.filterDialog.getByLabel(label, { exact: true })).toBeVisible()
  }
  const duration = (part: string) =>
    page
      .locator(`[data-scope=dialog][data-part=${part}]`)
      .evaluate((element) => getComputedStyle(element).animationDuration)
  expect(await duration('content')).toBe('0.3s')
  expect(await duration('backdrop')).toBe('0.15s')
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const { x = 0, y = 0, width = 0, height = 0 } = (await list.filterDialog.boundingBox()) ?? {}
  expect(Math.abs(x + width / 2 - 720)).toBeLessThanOrEqual(8)
  expect(Math.abs(y + height / 2 - 450)).toBeLessThanOrEqual(8)
  await page.mouse.click(5, 500)
  await expect(list.filterDialog).toBeVisible()

  const letGo = stack.faults.hold(/clientes\/listar$/)
  await list.filterDialog.getByLabel('Nombre', { exact: true }).fill('iñig')
  await page.keyboard.press('Enter')
  const button = (name: string) => list.filterDialog.getByRole('button', { name, exact: true })
  await expect(button('Buscar')).toHaveAttribute('aria-busy', 'true')
  await expect(button('Buscar todos')).toBeDisabled()
  await expect(button('Cerrar')).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 500)
  await expect(list.filterDialog).toBeVisible()
  letGo()
  await expect(list.filterDialog).toBeHidden()
  await list.filters.click()
  await page.keyboard.press('Escape')
  await expect(list.filterDialog).toBeHidden()
  await expect(list.filters).toBeFocused()

  await list.filter({
    Nombre: 'iñig',
    'Apellido paterno': apellido.toLowerCase(),
    'Apellido materno': 'guere',
    Celular: '1111',
    Email: 'inigo',
  })
  await expect(list.count('1–1 de 1')).toBeVisible()
  await expect(list.row('Íñigo')).toBeVisible()
  await expect(page).toHaveURL(/celular=1111/)

  await list.filters.click()
  await expect(list.filterDialog.getByLabel('Celular', { exact: true })).toHaveValue('1111')
  await list.filterDialog.getByRole('button', { name: 'Buscar todos' }).click()
  await expect(list.filterDialog).toBeHidden()
  await expect(page).toHaveURL('/clientes')
  await expect(list.count(/^1–20 de /)).toBeVisible()
})
