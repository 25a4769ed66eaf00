import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { patient } from '../../tooling/patience/patience.mjs'
import { tokenFor } from '../fixtures/admin-api'
import { devServersOf, type DevServers } from '../fixtures/dev-servers'
import { RepositoryCopy } from '../fixtures/repository-copy'
import { admin } from '../fixtures/stack'
import { expect, test } from '../fixtures/test'
import { ClientesPage } from '../pages/clientes'
import { mark, notReloaded } from '../pages/section'

/** It changes sources on the disk, and containers have none. */
const local = { tag: '@local' }

let copy: RepositoryCopy
let servers: DevServers

test.beforeAll(async ({ stack }) => {
  // A copy of the repository, an installation and two webpack builds.
  test.setTimeout(patient(180_000))
  copy = await RepositoryCopy.make()
  servers = await devServersOf(copy.folder, 'clientes', stack.url)
})
test.afterAll(async () => {
  await servers.stop()
  await copy.remove()
})

test(
  'an edit of a remote arrives inside the host while its dialog is open: the dialog and what was typed stay',
  local,
  async ({ page, problems, stack }) => {
    // Only Emotion's development build says it.
    problems.allow(/potentially unsafe when doing server-side rendering/)
    const token = await tokenFor(stack.url, admin)
    await page.addInitScript((value) => localStorage.setItem('token', value), token)
    const list = new ClientesPage(page)
    await page.goto(`${servers.url}/clientes`)
    await list.ready()
    await mark(page)
    await list.filters.click()
    const name = list.filterDialog.getByLabel('Nombre', { exact: true })
    await name.fill('a medias')

    const file = join(copy.folder, 'remote-clientes/src/list/FilterFields.tsx')
    const source = await readFile(file, 'utf8')
    for (const label of ['Teléfono de casa', 'Teléfono del trabajo']) {
      await writeFile(file, source.replace('label={filtro.celular}', `label="${label}"`))
      await expect(list.filterDialog.getByLabel(label, { exact: true })).toBeVisible({
        timeout: patient(20_000),
      })
      await expect(name).toHaveValue('a medias')
    }
    await notReloaded(page)
  },
)
