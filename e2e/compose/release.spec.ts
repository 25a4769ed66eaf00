import { rm } from 'node:fs/promises'
import { patient } from '../../tooling/patience/patience.ts'
import { nextUsuarios } from '../../deploy/checks/compose/next-usuarios.ts'
import { Compose } from '../../deploy/checks/compose/compose.ts'
import { settings } from '../../deploy/checks/compose/settings.ts'
import { admin } from '../fixtures/stack.ts'
import { elsewhere, mark, notReloaded } from '../pages/section.ts'
import { Shell } from '../pages/shell.ts'
import { expect, test } from './shipped.ts'

test('a rebuilt image of one remote takes over under open tabs, and everything else is unaffected', async ({
  page,
  context,
  shipped,
}) => {
  test.setTimeout(patient(150_000))
  const { project } = shipped.compose
  const next = await nextUsuarios()
  const env = { ...settings(shipped.port, admin), VERSION: 'prueba-siguiente' }
  const compose = new Compose({ project, env, over: [next.file] })
  try {
    await compose.run('build', 'remote-usuarios')

    // One tab has the section open, with unsaved text; another tab is elsewhere.
    await page.goto('/usuarios/nuevo')
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('A medias')
    await mark(page)
    const other = await context.newPage()
    await elsewhere(other)

    const watch = new Watch(shipped.url)
    const ids = await compose.ids()
    await compose.up('--no-deps', 'remote-usuarios')
    const replaced = (await compose.ids()).filter((id) => !ids.includes(id))
    expect(replaced).toHaveLength(1)
    expect(await watch.stop()).toEqual([])

    // The tab that had the section open keeps its release, including modules that it had not loaded yet.
    await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('A medias')
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('')
    await new Shell(page).entry('Usuarios').click()
    await page.getByRole('button', { name: 'Filtros de búsqueda' }).click()
    await expect(page.getByRole('dialog', { name: 'Filtrar usuarios' })).toBeVisible()
    await notReloaded(page)

    // The other tab still opens the section, and new visitors get the new release.
    await new Shell(other).entry('Usuarios').click()
    await expect(other.getByRole('link', { name: /^Agregar (persona|usuario)$/ }).first()).toBeVisible()
    await notReloaded(other)
    await other.reload()
    await expect(other.getByRole('link', { name: 'Agregar persona' }).first()).toBeVisible()
  } finally {
    await rm(next.folder, { recursive: true, force: true })
  }
})

/** Repeatedly requests things unrelated to the remote, and collects failures. */
class Watch {
  private going = true
  private readonly failed: string[] = []
  private readonly done: Promise<void>

  private readonly url: string

  constructor(url: string) {
    this.url = url

    this.done = this.ask()
  }

  async stop(): Promise<string[]> {
    this.going = false
    await this.done
    return this.failed
  }

  private async ask() {
    while (this.going) {
      for (const path of ['/', '/remotes.json', '/admin/salud']) {
        const status = await fetch(this.url + path).then(
          (answer) => answer.text().then(() => answer.status),
          (error: unknown) => String(error),
        )
        if (status !== 200) this.failed.push(`${path} ${status}`)
      }
    }
  }
}
