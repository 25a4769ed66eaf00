import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { patient } from '../../tooling/patience/patience.ts'
import { folderStore } from '@backoffice/entrega/publish'
import { mix, releasesInUse } from '@backoffice/entrega/publish/skew'
import { deployNextUsuarios } from '../fixtures/releases/next-release.ts'
import { expect, test } from '../fixtures/test.ts'

/** This test builds a site on the disk, and runs Playwright once more over it. */
const local = { tag: '@local' }

const root = join(import.meta.dirname, '../..')

test(
  'npm run skew runs a flow over this host with an earlier remote, on a site of its own',
  local,
  async ({ stack }) => {
    test.setTimeout(patient(240_000))
    await deployNextUsuarios(stack.site)
    // An earlier site, which knows no other releases: of usuarios alone it has another one than what is built.
    const previous = join(stack.site.folder, '../anterior')
    const releases = await releasesInUse(folderStore(stack.site.folder))
    await mix(previous, { name: 'previous', title: 'lo anterior', releases, published: [] }, { by: 'e2e' })
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['publish/skew/main.ts', '--previous', previous, '--flows', 'the list on entry @flujo'],
      { cwd: join(root, 'entrega'), maxBuffer: 1024 * 1024 * 16 },
    )
    expect(stdout).toContain('No hay un host anterior que sea otro que este.')
    const release = (await stack.site.releaseOf('usuarios')).split('/').at(-1)
    expect(stdout).toContain('Se prueba este host con los remotos anteriores:')
    expect(stdout).toContain(`\n  usuarios ${release}\n`)
    expect(stdout).toMatch(/✔ {2}specs\/clientes\/clientes-list\.spec\.ts: \[C-01\].* the list on entry/)
  },
)
