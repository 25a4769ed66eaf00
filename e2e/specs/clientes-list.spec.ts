import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures/test.ts'
import { get, post, tokenFor } from '../fixtures/admin-api.ts'
import { admin, type TestStack } from '../fixtures/stack.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { Shell } from '../pages/shell.ts'

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

test('[C-01] [C-02] [C-03] [C-06] [N-01] the list on entry @flujo', async ({ page }) => {
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
  await list.add.click()
  await expect(page).toHaveURL('/clientes/nuevo')
})

test('[C-04] empty cells show a dash', async ({ page, stack }) => {
  const apellido = await addClientes(stack, ['Solo'])
  const list = new ClientesPage(page)
  await list.open(`?apellido_paterno=${apellido}`)
  const cells = list.rows.first().locator('th, td')
  for (const at of [2, 3, 4]) await expect(cells.nth(at)).toHaveText(/^—/)
})

test('[C-05] every column sorts in both directions, as the database does; the row under the pointer is highlighted', async ({
  page,
  stack,
}) => {
  const apellido = await addClientes(stack, ['Óscar', 'ana', 'Ñandú', 'Norma', 'Zoé'])
  const list = new ClientesPage(page)
  await list.open(`?apellido_paterno=${apellido}`)
  await list.sortBy('Nombre')
  await expect(list.header('Nombre')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => list.column(0)).toEqual(['ana', 'Norma', 'Ñandú', 'Óscar', 'Zoé'])
  await list.sortBy('Nombre')
  await expect(list.header('Nombre')).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(() => list.column(0)).toEqual(['Zoé', 'Óscar', 'Ñandú', 'Norma', 'ana'])
  for (const name of ['Apellido Paterno', 'Apellido Materno', 'Celular', 'Email']) {
    await list.sortBy(name)
    await expect(list.header(name)).toHaveAttribute('aria-sort', 'ascending')
  }

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

test('[C-07] each row leads to its details and to its edit screen', async ({ page, stack }) => {
  const apellido = await addClientes(stack, ['Única'])
  const { _id } = await stack.db.row('select _id from clientes where apellido_paterno = $1', [apellido])
  const list = new ClientesPage(page)
  for (const [name, path, title] of [
    ['Detalles', `/clientes/detalles/${_id}`, 'Perfil del cliente'],
    ['Editar', `/clientes/editar/${_id}`, 'Editar cliente'],
  ] as const) {
    await list.open(`?apellido_paterno=${apellido}`)
    await list.row('Única').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Clientes' }).click()
    await expect(page).toHaveURL('/clientes')
  }
})

test('[C-08] [C-09] the filter dialog searches by every field, and ignores accents and capitals @flujo', async ({
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

test('[C-09] [G-18] during the search the dialog can’t be closed: not by a button, Escape, the backdrop or the cross', async ({
  page,
  stack,
}) => {
  const list = new ClientesPage(page)
  await list.open()
  await list.filters.click()
  const dialog = list.filterDialog
  const [all, these, cross] = ['Buscar todos', 'Buscar', 'Cerrar'].map((name) =>
    dialog.getByRole('button', { name, exact: true }),
  )
  await page.mouse.click(5, 500)
  await expect(dialog).toBeVisible()

  const letGo = stack.faults.hold(/clientes\/listar$/)
  await dialog.getByLabel('Nombre', { exact: true }).fill('a')
  await page.keyboard.press('Enter')
  await expect(these!).toHaveAttribute('aria-busy', 'true')
  await expect(all!).toBeDisabled()
  await expect(cross!).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 500)
  await expect(dialog).toBeVisible()
  letGo()
  await expect(dialog).toBeHidden()
})

test('[G-18] the dialog is centred, and its motion lasts 300 and 150 ms', async ({ page }) => {
  const list = new ClientesPage(page)
  await list.open()
  await list.filters.click()
  await expect(list.filterDialog).toBeVisible()
  const duration = (part: string) =>
    page
      .locator(`[data-scope=dialog][data-part=${part}]`)
      .evaluate((element) => getComputedStyle(element).animationDuration)
  expect(await duration('content')).toBe('0.3s')
  expect(await duration('backdrop')).toBe('0.15s')
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const box = await list.filterDialog.boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  expect(Math.abs(x + width / 2 - 720)).toBeLessThanOrEqual(8)
  expect(Math.abs(y + height / 2 - 450)).toBeLessThanOrEqual(8)
})

test('[C-10] [D25] delete asks with the full name; No keeps the client, Si removes it from the list and not from the history', async ({
  page,
  stack,
}) => {
  const apellido = await addClientes(stack, ['Borrable', 'Quedada'], { apellido_materno: 'Reyes' })
  const list = new ClientesPage(page)
  await list.open(`?apellido_paterno=${apellido}`)
  await list.askToDelete('Borrable')
  await expect(list.deleteDialog).toContainText(`Borrable ${apellido} Reyes`)
  const no = list.deleteDialog.getByRole('button', { name: 'No', exact: true })
  const si = list.deleteDialog.getByRole('button', { name: 'Si', exact: true })
  await expect(no).toBeFocused()
  await no.click()
  await expect(list.deleteDialog).toBeHidden()
  await expect(list.rows).toHaveCount(2)

  const letGo = stack.faults.hold(/clientes\/eliminar$/)
  const call = page.waitForRequest((request) => request.url().endsWith('/admin/clientes/eliminar'))
  await list.askToDelete('Borrable')
  await si.click()
  await expect(no).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(list.deleteDialog).toBeVisible()
  letGo()
  await expect(new Shell(page).alerts.getByRole('status')).toBeVisible()
  await expect(list.deleteDialog).toBeHidden()
  await expect(list.row('Borrable')).toBeHidden()
  // The button that opened the dialog is gone with its row, so the focus moves among the rows.
  await expect(page.locator(':focus').getByRole('table')).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await expect(list.row('Quedada')).toBeVisible()

  const row = await stack.db.row(
    `select _id, eliminacion from clientes where apellido_paterno = $1 and nombre = 'Borrable'`,
    [apellido],
  )
  expect(row.eliminacion).toBeInstanceOf(Date)
  expect((await call).postDataJSON()).toMatchObject({ id: row._id })
  const { usuario } = await get(stack.url, '/auth/sesion', await tokenFor(stack.url, admin))
  const [trace] = await stack.db.rows(
    'select * from auditoria where id_entidad = $1 order by momento desc limit 1',
    [row._id],
  )
  expect(trace?.id_usuario).toBe(usuario._id)
})

test('an empty result names the filter, and offers to widen it', async ({ page }) => {
  const list = new ClientesPage(page)
  await page.goto('/clientes?nombre=Nadie+se+llama+así')
  await expect(page.getByText('Ningún cliente coincide')).toBeVisible()
  await expect(page.getByText('Se buscó nombre «Nadie se llama así».')).toBeVisible()
  await page.getByRole('button', { name: 'Buscar todos' }).click()
  await list.ready()
  await expect(page).toHaveURL('/clientes')
})

test('the list ignores the parts of an address that make no sense', async ({ page }) => {
  const list = new ClientesPage(page)
  await list.open('?pagina=-1&filas=abc&orden=clave&direccion=arriba')
  await expect(list.count(/^1–20 de /)).toBeVisible()
})

test('[E-01] a phone number as the list prints it, and both names in one field, find the client; the filter says what was typed', async ({
  page,
  stack,
}) => {
  const celular = `477${randomUUID().replace(/\D/g, '').padEnd(7, '0').slice(0, 7)}`
  const apellido = await addClientes(stack, ['Noemí'], { celular })
  const printed = `${celular.slice(0, 3)} ${celular.slice(3, 6)} ${celular.slice(6)}`
  const list = new ClientesPage(page)
  await list.open()
  await list.filter({ Celular: printed })
  await expect(list.count('1–1 de 1')).toBeVisible()
  await expect(list.rows.first()).toContainText(printed)
  await expect(page.getByText(`«${printed}»`)).toBeVisible()
  await list.filter({ Celular: `+52 (${celular.slice(0, 3)}) ${celular.slice(3)}` })
  await expect(list.rows.first()).toContainText(apellido)

  await list.filter({ Celular: '', Nombre: `${apellido.toUpperCase()} noemi` })
  await expect(list.count('1–1 de 1')).toBeVisible()
  await expect(page.getByText(`«${apellido.toUpperCase()} noemi»`)).toBeVisible()
})
