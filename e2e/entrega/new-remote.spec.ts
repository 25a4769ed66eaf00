import { join } from 'node:path'
import { patient } from '../../tooling/patience/patience.ts'
import { candidateFrom, folderStore, publish } from '@backoffice/entrega/publish'
import { RepositoryCopy } from '../fixtures/repository-copy.ts'
import { expect, test } from '../fixtures/test.ts'
import { Shell } from '../pages/shell.ts'
import { TablePart } from '../pages/table.ts'

/** It changes the site's files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

let copy: RepositoryCopy

test.beforeAll(async () => {
  // A copy of the repository, an installation and a webpack build.
  test.setTimeout(patient(180_000))
  copy = await RepositoryCopy.make()
  await copy.npmRun('new-remote', 'reportes', 'Reportes')
  await copy.node('entrega/build/build.ts', 'reportes')
})
test.afterAll(() => copy.remove())

test(
  'a fifth remote, as «npm run new-remote» writes it, runs in the host that was built without it',
  local,
  async ({ page, stack: { site } }) => {
    test.setTimeout(patient(60_000) + 30_000)
    site.touched = true
    const parts = { store: folderStore(site.folder), clock: () => new Date(), who: { by: 'e2e' } }
    await publish(parts, [candidateFrom('reportes', join(copy.folder, 'remote-reportes/dist'))])

    const shell = new Shell(page)
    // The api reads the registry every half minute; until then the session has no permission for the section.
    await expect(async () => {
      await page.goto('/dashboard')
      await expect(shell.entry('Reportes')).toBeVisible({ timeout: patient(2_000) })
    }).toPass({ timeout: 30_000 + patient(20_000) })
    await shell.entry('Reportes').click()
    await expect(page).toHaveURL('/reportes')
    await expect(shell.heading('Reportes')).toBeVisible()
    const list = new TablePart(page, 'Reportes')
    await list.ready()
    expect(await list.rows.count()).toBeGreaterThan(1)
  },
)
