import { join } from 'node:path'
import { candidateFrom, folderStore, publish, releaseGates } from '@backoffice/entrega/publish'
import { expect, test } from '../fixtures/test.ts'
import { TablePart } from '../pages/table.ts'
import { Shell } from '../pages/shell.ts'

/** A build of configuracion from November 2026, whose entry borrowed federation from the host by a global. */
const build = join(import.meta.dirname, '../fixtures/old-release')

test(
  'a release built before 1.0 runs in this host with its own copy of federation, beside new ones',
  { tag: '@local' },
  async ({ page, stack }) => {
    stack.site.touched = true
    const parts = {
      store: folderStore(stack.site.folder),
      clock: () => new Date(),
      who: { by: 'e2e' },
      gates: releaseGates,
    }
    await publish(parts, [candidateFrom('configuracion', build, '0.1.0')])
    const own: string[] = []
    page.on('request', (request) => {
      if (/\/remotes\/configuracion\/[^/]+\/federation\.\w+\.js$/.test(request.url())) own.push(request.url())
    })
    const shell = new Shell(page)
    await page.goto('/clientes')
    await new TablePart(page, 'Clientes').ready()
    await shell.openConfiguracion()
    await shell.entry('Membresias').click()
    await new TablePart(page, 'Membresias').ready()
    await page.getByRole('button', { name: 'Agregar membresia' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Nombre/ })).toBeVisible()
    await page.keyboard.press('Escape')
    expect(own).toHaveLength(1)
    await shell.entry('Usuarios').click()
    await new TablePart(page, 'Usuarios').ready()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)
