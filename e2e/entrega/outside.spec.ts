import { conformance, subjectOf } from '@backoffice/entrega/publish/conformance'
import { candidateFrom, folderStore, publish, releaseGates } from '@backoffice/entrega/publish'
import { patient } from '../../tooling/patience/patience.ts'
import { change } from '../fixtures/releases/broken-release.ts'
import { folderServer } from '../fixtures/servers/folder-server.ts'
import { builtOutside, type Outside } from '../fixtures/outside.ts'
import type { TestStack } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { elsewhere, failureNotice, notReloaded, sentences, withoutPrefetch } from '../pages/section.ts'
import { Shell } from '../pages/shell.ts'

/*
 * A remote of another repository, built by plain webpack, by Rspack or by Vite: its bundler's own loader, or the browser,
 * fetches its files, and they are checked like those of this repository's remotes.
 */

/** These tests check and change files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

let outside: Outside | undefined
test.afterEach(() => outside?.remove())

const bundlers = ['webpack', 'rspack', 'vite'] as const
type Bundler = (typeof bundlers)[number]

/** What the kit finds in it, beside the others: from its folder, and of webpack's from the address of a server, too. */
async function passesTheKit({ site }: TestStack, bundler: Bundler, folder: string) {
  const server = await folderServer(folder)
  const targets = bundler === 'webpack' ? [folder, `${server.url}/mf-manifest.json`] : [folder]
  for (const target of targets) {
    const { findings, sizes } = await conformance(await subjectOf(target), {
      site: site.folder,
      only: ['paginas', 'copias', bundler === 'webpack' ? 'restos' : 'globales', 'estilos', 'vecinos'],
    })
    expect(findings).toEqual([])
    expect(sizes.map(({ path }) => path)).toEqual(['/taller'])
    expect(sizes[0]?.files).toBeGreaterThan(bundler === 'webpack' ? 4 : 3)
  }
  server.close()
}

async function published(stack: TestStack, bundler: Bundler, folder: string) {
  stack.site.touched = true
  const parts = {
    store: folderStore(stack.site.folder),
    clock: () => new Date(),
    who: { by: 'e2e' },
    // Vite's plugin brings federation's runtime, which the host can't lend it.
    gates: (...[candidates, situation]: Parameters<typeof releaseGates>) =>
      releaseGates(candidates, situation, bundler === 'vite' ? { taller: 30 } : {}),
  }
  await publish(parts, [candidateFrom('taller', folder, '1.0.0')])
}

/** A file of its release that its manifest names as loaded later, or not at all. */
async function laterFile(stack: TestStack, end: '.js' | '.css') {
  const { integrity = {} } = (await stack.site.registry()).remotes['taller'] ?? {}
  const name = Object.keys(integrity).find((each) => each.endsWith(end) && /^\d+\.|Herramientas/.test(each))
  expect(name).toBeDefined()
  return `${await stack.site.releaseOf('taller')}/${name}`
}

for (const bundler of bundlers)
  test(
    `built by ${bundler} it passes the kit and the gates; the page shows it, refuses each later file changed on the server, and recovers`,
    local,
    async ({ page, problems, stack }) => {
      test.setTimeout(test.info().timeout + patient(60_000))
      problems.allow(/^failed GET /, /^console /)
      await withoutPrefetch(page)
      // A browser keeps a release's files for ever; here each round must ask the server for them again.
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Network.enable')
      await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
      outside = await builtOutside({ bundler, withData: true })
      await passesTheKit(stack, bundler, outside.folder)
      await published(stack, bundler, outside.folder)
      const text = page.getByText('Martillo, pinzas y desarmador')
      for (const end of ['.js', '.css'] as const) {
        const mend = await change(stack, await laterFile(stack, end), (source) =>
          end === '.js' ? `window.alterado = true;${source}` : source.replace('3px', '9px'),
        )
        await elsewhere(page)
        await new Shell(page).entry('Taller').click()
        // Of what modules import, browsers do not say why it failed.
        await expect(failureNotice(page)).toContainText(sentences[bundler === 'vite' ? 'code' : 'integrity'])
        expect(await page.evaluate(() => 'alterado' in window)).toBe(false)
        await mend()
        await failureNotice(page).getByRole('button', { name: 'Reintentar' }).click()
        await expect(text).toHaveCSS('letter-spacing', '3px')
        // A browser runs each ES module once per page, so that of these «Reintentar» begins the page anew.
        if (bundler !== 'vite') await notReloaded(page)
      }
      await page.goto('/taller')
      await expect(text).toHaveCSS('letter-spacing', '3px')
    },
  )
