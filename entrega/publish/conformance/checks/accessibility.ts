import { axeBreaches, colourRules, everyRule } from '../axe.ts'
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

/** Waits for transitions to end, because colours in transition have the wrong contrast. */
async function atRest(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const moving = document.getAnimations().filter((animation) => {
    const { iterations } = animation.effect?.getComputedTiming() ?? {}
    return animation.playState === 'running' && iterations !== Infinity
  })
  await Promise.allSettled(moving.map((animation) => animation.finished))
}
