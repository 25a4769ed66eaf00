import type { Page } from 'playwright-core'
import type { Check, Found } from './check.ts'

/** The release's real neighbours work before and after people visit the release: keyboard, mouse and typing. */
export const neighbours: Check = async ({ subject, stage, paths, visit }) => {
  const findings: Found[] = []
  const [own] = paths
  if (!own) return []
  for (const [name, { remote }] of Object.entries(stage.registry.remotes)) {
    const home = remote.menu[0]?.path ?? remote.base
    if (name === subject.name) continue
    await visit(async ({ page, problems, open, follow, reach }) => {
      const tell = (detail: string) => void findings.push({ path: home, detail })
      await open(home)
      const alone = await works(page)
      await reach(own.path)
      await follow(home)
      const after = await works(page)
      for (const [what, worked] of Object.entries(alone))
        if (worked && after[what] === false) tell(`después de ${own.path}, en ${name} ya no funciona ${what}`)
      // In the other order: the release after its neighbour.
      await reach(own.path)
      for (const detail of problems.unexpected()) tell(detail)
    })
  }
  return findings
}

/** Which events the page's own field and button still receive; a listener that swallows keys or clicks shows here. */
async function works(page: Page): Promise<Record<string, boolean>> {
  await page.evaluate(() => {
    const probe = document.createElement('div')
    probe.id = 'sonda'
    probe.innerHTML = '<input><button type="button">Sonda</button>'
    probe.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:99999'
    document.querySelector('main')?.append(probe)
    probe.querySelector('button')?.addEventListener('click', () => (probe.dataset['clicks'] = '1'))
  })
  await page.locator('#sonda input').focus()
  await page.keyboard.type('abc')
  await page.keyboard.press('Backspace')
  await page
    .locator('#sonda button')
    .click({ timeout: 5_000, force: true })
    .catch(() => undefined)
  const heard = await page.evaluate(() => {
    const probe = document.querySelector<HTMLElement>('#sonda')
    const { value = '' } = probe?.querySelector('input') ?? {}
    const clicked = probe?.dataset['clicks'] === '1'
    probe?.remove()
    return { value, clicked }
  })
  return { 'escribir en un campo': heard.value === 'ab', 'pulsar un botón': heard.clicked }
}
