import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { patient } from '../../tooling/patience/patience.ts'
import { tokenFor } from '../fixtures/admin-api.ts'
import { devServersOf, insideServerOf, type DevServers } from '../fixtures/servers/dev-servers.ts'
import { RepositoryCopy } from '../fixtures/repository-copy.ts'
import { admin } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { LoginPage } from '../pages/login.ts'
import { mark, notReloaded } from '../pages/section.ts'
import { Shell } from '../pages/shell.ts'
import { TablePart } from '../pages/table.ts'

/** It changes sources on the disk, and containers have none. */
const local = { tag: '@local' }

let copy: RepositoryCopy
let servers: DevServers | undefined

// They share one copy of the repository and its installation.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(patient(180_000))
  copy = await RepositoryCopy.make()
})
test.afterEach(async ({ page }) => {
  await page.close()
  await servers?.stop()
})
test.afterAll(() => copy.remove())

/** Replaces a text in a file of the copy. */
async function edit(path: string, text: string | RegExp, other: string) {
  const file = join(copy.folder, path)
  await writeFile(file, (await readFile(file, 'utf8')).replace(text, other))
}

test(
  'an edit of a remote arrives inside the host while its dialog is open: the dialog and what was typed stay',
  local,
  async ({ page, stack }) => {
    test.setTimeout(patient(180_000))
    servers = await devServersOf(copy.folder, 'clientes', stack.url)
    const token = await tokenFor(stack.url, admin)
    await page.addInitScript((value) => localStorage.setItem('token', value), token)
    const list = new ClientesPage(page)
    await page.goto(`${servers.url}/clientes`)
    await list.ready()
    await mark(page)
    await list.filters.click()
    const name = list.filterDialog.getByLabel('Nombre', { exact: true })
    await name.fill('a medias')

    let now = 'label={filtro.celular}'
    for (const label of ['Teléfono de casa', 'Teléfono del trabajo']) {
      await edit('remote-clientes/src/list/FilterFields.tsx', now, `label="${label}"`)
      now = `label="${label}"`
      await expect(list.filterDialog.getByLabel(label, { exact: true })).toBeVisible({
        timeout: patient(20_000),
      })
      await expect(name).toHaveValue('a medias')
    }

    // Texts belong to no component; the list's definition imports them, too.
    await page.keyboard.press('Escape')
    await edit(
      'remote-clientes/src/list/list.textos.ts',
      "agregar: 'Agregar cliente'",
      "agregar: 'Agregar persona'",
    )
    await expect(page.getByRole('link', { name: 'Agregar persona', exact: true })).toBeVisible({
      timeout: patient(20_000),
    })
    await notReloaded(page)
  },
)

test(
  'a remote of this machine runs inside a deployed host, for this address alone; an edit reloads the page',
  local,
  async ({ page, stack }) => {
    test.setTimeout(patient(180_000))
    const textos = 'remote-clientes/src/list/list.textos.ts'
    await edit(textos, /agregar: '.*'/, "agregar: 'Agregar aquí'")
    servers = await insideServerOf(copy.folder, 'clientes', stack.url)
    const add = (name: string) => page.getByRole('link', { name, exact: true })
    const login = new LoginPage(page)
    await login.open(`${servers.url}/login`)
    await login.signIn(admin)
    await new Shell(page).entry('Clientes').click()
    await new ClientesPage(page).ready()
    await expect(add('Agregar aquí')).toBeVisible()

    await edit(textos, "agregar: 'Agregar aquí'", "agregar: 'Agregar ahora'")
    await expect(add('Agregar ahora')).toBeVisible({ timeout: patient(20_000) })

    // The other remotes are the host's own, and so is everything at its address.
    await new Shell(page).entry('Usuarios').click()
    await new TablePart(page, 'Usuarios').ready()
    await page.goto(`${stack.url}/clientes`)
    await expect(add('Agregar cliente')).toBeVisible()
  },
)
