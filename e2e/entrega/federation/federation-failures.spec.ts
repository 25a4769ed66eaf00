import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { gatewayHandler } from '@backoffice/gateway'
import { deployNextUsuarios } from '../../fixtures/releases/next-release.ts'
import { expect, test } from '../../fixtures/test.ts'
import { asEarlier, failsAndRecovers, fileOf, hideAll } from '../../fixtures/releases/broken-release.ts'
import { ClientesPage } from '../../pages/clientes.ts'
import { elsewhere, mark, notReloaded, sentences, withoutPrefetch } from '../../pages/section.ts'
import { Shell } from '../../pages/shell.ts'
import { TablePart } from '../../pages/table.ts'

/*
 * Every way a remote can fail, with its real cause: missing files, late answers, releases that are not what they claim.
 * Each shows its own sentence, and «Reintentar» recovers without a reload.
 */

/** These tests change the site's files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

test.beforeEach(async ({ page, problems }) => {
  await withoutPrefetch(page)
  problems.allow(/^status 404 GET \/remotes/, /^failed GET /, /^console /)
})

test('the manifest of an earlier release is missing (404)', local, async ({ page, stack }) => {
  await asEarlier(page, 'usuarios')
  const show = await hideAll(stack, `${await stack.site.releaseOf('usuarios')}/mf-manifest.json`)
  await failsAndRecovers(page, sentences.manifest, show)
})

test('a chunk is missing (404)', local, async ({ page, stack }) => {
  const show = await hideAll(stack, await fileOf(stack, /__federation_expose_module\.\w+\.js/))
  await failsAndRecovers(page, sentences.code, show)
})

test('the connection breaks for every file of the remote @flujo', async ({ page, stack }) => {
  const mend = stack.faults.add(/^\/remotes\/usuarios\//, { kind: 'cut' })
  await failsAndRecovers(page, sentences.offline, mend)
})

test('the server of a remote on another origin is down', local, async ({ page, stack }) => {
  const gateway = await gatewayHandler({ site: stack.site.folder, api: () => null })
  const serve = () => createServer(gateway)
  let server: Server = serve().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await stack.site.changeRegistry(({ remotes }) => {
    const usuarios = remotes['usuarios']
    if (usuarios) usuarios.manifest = `http://127.0.0.1:${port}${usuarios.manifest}`
  })
  server.close()
  await once(server, 'close')
  await failsAndRecovers(page, sentences.code, async () => {
    server = serve().listen(port, '127.0.0.1')
    await once(server, 'listening')
  })
  server.close()
  server.closeAllConnections()
})

test('the module has another shape; a rollback repairs it', local, async ({ page, stack }) => {
  const before = await stack.site.read('remotes.json')
  await deployNextUsuarios(stack.site)
  await page.addInitScript(() => Object.assign(window, { comoRemoto: 'roto' }))
  await failsAndRecovers(page, sentences.shape, () => stack.site.write('remotes.json', before))
})

test(
  '[G-17] the page throws while rendering: the host and the other remotes keep working',
  local,
  async ({ page, problems, stack }) => {
    problems.allow(/lanzado por la prueba/)
    await deployNextUsuarios(stack.site)
    await page.addInitScript(() => Object.assign(window, { comoRemoto: 'lanza' }))
    await failsAndRecovers(page, sentences.render, () =>
      page.evaluate(() => Object.assign(window, { comoRemoto: '' })),
    )
  },
)

test('the registry is unreachable', async ({ page, stack }) => {
  const shell = new Shell(page)
  const mend = stack.faults.add(/^\/remotes\.json$/, { kind: 'cut' })
  await page.goto('/usuarios')
  await mark(page)
  const failed = page.getByText(sentences.registry)
  await expect(failed).toBeVisible()
  await expect(shell.entry('Inicio')).toBeVisible()
  mend()
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).first().click()
  await new TablePart(page, 'Usuarios').ready()
  await expect(shell.entry('Clientes')).toBeVisible()
  await notReloaded(page)
})

test('the registry is unreachable, but an earlier visit kept one: everything works', async ({
  page,
  stack,
}) => {
  await elsewhere(page)
  stack.faults.add(/^\/remotes\.json$/, { kind: 'cut' })
  await page.goto('/usuarios')
  await new TablePart(page, 'Usuarios').ready()
  await new Shell(page).entry('Clientes').click()
  await new ClientesPage(page).ready()
})

test(
  'a release under an open tab, before the remote has run: the tab takes the new one without a reload',
  local,
  async ({ page, stack }) => {
    const shell = new Shell(page)
    await elsewhere(page)
    await deployNextUsuarios(stack.site, { dropOld: true })
    await shell.entry('Usuarios').click()
    await expect(page.getByRole('link', { name: 'Agregar persona' })).toBeVisible()
    await notReloaded(page)
  },
)

test(
  'a release under an open tab, after the remote has run: the tab keeps the old files while they exist',
  local,
  async ({ page, stack }) => {
    const shell = new Shell(page)
    await elsewhere(page)
    await shell.entry('Usuarios').click()
    await expect(page.getByRole('link', { name: 'Agregar usuario' })).toBeVisible()
    await deployNextUsuarios(stack.site)
    await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
    await expect(page.getByRole('dialog', { name: 'Filtrar usuarios' })).toBeVisible()
    await notReloaded(page)
  },
)

test(
  'a release under an open tab, after the remote has run, and its old files are gone: the tab says so, and offers it',
  local,
  async ({ page, stack }) => {
    const shell = new Shell(page)
    await elsewhere(page)
    await shell.entry('Usuarios').click()
    await expect(page.getByRole('link', { name: 'Agregar usuario' })).toBeVisible()
    await deployNextUsuarios(stack.site, { dropOld: true })
    let reloads = 0
    page.on('load', () => reloads++)
    await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No se pudo descargar esta parte' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Agregar usuario' })).toBeVisible()
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await expect(page.getByRole('link', { name: 'Agregar persona' })).toBeVisible()
    expect(reloads).toBe(1)
    await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
    await expect(page.getByRole('dialog', { name: 'Filtrar usuarios' })).toBeVisible()
  },
)
