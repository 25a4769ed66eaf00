import { atRest, axeBreaches, colourRules, everyRule } from '../axe.ts'
import { onEach, type Check } from './check.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Expects WCAG 2.2 AA on every page, as far as axe can tell, wide and narrow, light and dark. */
export const accessibility: Check = (scene) =>
  onEach(scene, ({ path }) =>
    scene.visit(async ({ page, see }) => {
      await see(path)
      const breaches = new Set<string>()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const size of sizes) {
          await page.setViewportSize(size)
          await page.evaluate(atRest)
          const rules = colorScheme === 'light' ? everyRule : colourRules
          for (const breach of await axeBreaches(page, rules)) breaches.add(breach)
        }
      }
      return [...breaches]
    }),
  )
