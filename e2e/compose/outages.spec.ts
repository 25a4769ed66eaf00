import { patient } from '../../tooling/patience/patience.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { elsewhere, failureNotice, notReloaded, sentences, withoutPrefetch } from '../pages/section.ts'
import { Shell } from '../pages/shell.ts'
import { expect, test } from './shipped.ts'

/*
 * Each container stops under an open page in turn: the page keeps working, explains the problem, and «Reintentar»
 * recovers without a reload once the container is back.
 */

test.beforeEach(async ({ page }) => {
  test.setTimeout(patient(120_000))
  await withoutPrefetch(page)
})

/** Whether the remote's description had already been loaded when the container stopped. */
const unreachable = new RegExp(`${sentences.manifest}|${sentences.code}`)

const sections = [
  { service: 'remote-clientes', entry: 'Clientes', add: 'Agregar cliente' },
  { service: 'remote-asesorias', entry: 'Asesorias', add: 'Agregar asesoría' },
  { service: 'remote-usuarios', entry: 'Usuarios', add: 'Agregar usuario' },
  { service: 'remote-configuracion', entry: 'Membresias', add: 'Agregar membresia' },
]

for (const { service, entry, add } of sections) {
  test(`${service} stops: its section explains it, and the others keep working`, async ({
    page,
    shipped,
  }) => {
    const shell = new Shell(page)
    const open = async (name: string) => {
      if (name === 'Membresias') await shell.openConfiguracion()
      await shell.entry(name).click()
    }
    const shown = (name: string) =>
      expect(page.getByRole('link', { name }).or(page.getByRole('button', { name })).first()).toBeVisible()

    await elsewhere(page)
    await shipped.compose.run('stop', service)
    await open(entry)
    await expect(failureNotice(page)).toContainText(unreachable, { timeout: patient(15_000) })
    for (const other of sections.filter((section) => section.service !== service)) {
      await open(other.entry)
      await shown(other.add)
    }
    await open(entry)
    await expect(failureNotice(page)).toContainText(unreachable, { timeout: patient(15_000) })

    await shipped.compose.up(service)
    await failureNotice(page).getByRole('button', { name: 'Reintentar' }).click()
    await shown(add)
    await notReloaded(page)
  })
}

test('[D35] the api stops: the page says that there is no connection', async ({ page, shipped }) => {
  const shell = new Shell(page)
  await elsewhere(page)
  await shipped.compose.run('stop', 'api')
  await shell.entry('Clientes').click()
  await expect(shell.offline).toBeVisible({ timeout: patient(15_000) })
  await expect(shell.heading('Clientes')).toBeVisible()
  await shipped.compose.up('api')
  await shell.reconnect()
  await expect(new ClientesPage(page).add).toBeVisible()
  await notReloaded(page)
})

test('[D24] PostgreSQL stops: the api answers with a sentence, and recovers by itself once PostgreSQL is back', async ({
  page,
  shipped,
}) => {
  const shell = new Shell(page)
  await elsewhere(page)
  await shipped.compose.run('stop', 'postgres')
  await shell.entry('Clientes').click()
  await expect(shell.alert('La base de datos no está disponible por el momento').first()).toBeVisible({
    timeout: patient(15_000),
  })
  await expect(shell.heading('Clientes')).toBeVisible()
  await shipped.compose.up('postgres')
  // No users, or those that other tests created in the same containers.
  const answered = page
    .getByText('Aún no hay clientes')
    .or(page.getByRole('link', { name: 'Detalles' }).first())
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Reintentar' }).first()
    await retry.click({ timeout: 2_000 }).catch(() => undefined)
    await expect(answered).toBeVisible({ timeout: patient(1_500) })
  }).toPass({ timeout: patient(20_000) })
  await notReloaded(page)
})

test('[D35] the gateway stops: open pages stay, and the others work again once it is back', async ({
  page,
  shipped,
}) => {
  const shell = new Shell(page)
  await elsewhere(page)
  await shell.entry('Clientes').click()
  await expect(new ClientesPage(page).add).toBeVisible()
  await shell.entry('Inicio').click()
  await shipped.compose.run('stop', 'gateway')
  await shell.entry('Clientes').click()
  await expect(shell.offline).toBeVisible()
  await expect(shell.heading('Clientes')).toBeVisible()
  await shell.entry('Usuarios').click()
  await expect(failureNotice(page)).toContainText(sentences.offline, { timeout: patient(15_000) })
  await shipped.compose.up('gateway')
  // It may also appear by itself, as the sentence says.
  const retry = failureNotice(page).getByRole('button', { name: 'Reintentar' })
  await expect(async () => {
    await retry.click({ timeout: 2_000 }).catch(() => undefined)
    await expect(page.getByRole('link', { name: 'Agregar usuario' }).first()).toBeVisible({
      timeout: patient(1_500),
    })
  }).toPass({ timeout: patient(20_000) })
  await shell.reconnect()
  await notReloaded(page)
})
