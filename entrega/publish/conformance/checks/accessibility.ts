import { axeBreaches, colourRules, everyRule } from '../axe.ts'
import type { Finding } from '../types.ts'
import { onEach, type Check } from './check.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Expects WCAG 2.2 AA on every page, as far as axe can tell, wide and narrow, light and dark. */
export const accessibility: Check = (scene) =>
  onEach(scene, async ({ path }) => {
    const found = await scene.visit(async ({ page, see }) => {
      await see(path)
      const breaches: string[] = []
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const size of sizes) {
          await page.setViewportSize(size)
          await page.evaluate(atRest)
          breaches.push(...(await axeBreaches(page, colorScheme === 'light' ? everyRule : colourRules)))
        }
      }
      return new Set(breaches)
    })
    return [...found].map((detail): Finding => ({ check: 'accesibilidad', path, detail }))
  })

/** Waits for transitions to end, because colours in transition have the wrong contrast. */
async function atRest(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const moving = document.getAnimations().filter((animation) => {
    const { iterations } = animation.effect?.getComputedTiming() ?? {}
    return animation.playState === 'running' && iterations !== Infinity
  })
  await Promise.allSettled(moving.map((animation) => animation.finished))
}
