import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Finding } from '../types'
import type { Check } from './check'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Expects WCAG 2.2 AA on every page, as far as axe can tell, wide and narrow, light and dark. */
export const accessibility: Check = async ({ paths, visit }) => {
  const findings: Finding[] = []
  for (const { path } of paths) {
    const found = await visit(async ({ page, open }) => {
      await open(path)
      // Injected through the debugger, because a script element would violate the page's policy.
      await page.evaluate(axe)
      const breaches: string[] = []
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const size of sizes) {
          await page.setViewportSize(size)
          await page.evaluate(atRest)
          breaches.push(...(await page.evaluate(breachesOf, tags)))
        }
      }
      return new Set(breaches)
    })
    for (const detail of found) findings.push({ check: 'accesibilidad', path, detail })
  }
  return findings
}

/** Waits for transitions to end, because colours in transition have the wrong contrast. */
async function atRest(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const moving = document.getAnimations().filter((animation) => {
    const { iterations } = animation.effect?.getComputedTiming() ?? {}
    return animation.playState === 'running' && iterations !== Infinity
  })
  await Promise.allSettled(moving.map((animation) => animation.finished))
}

async function breachesOf(values: string[]): Promise<string[]> {
  interface Result {
    violations: { id: string; help: string; nodes: { target: string[] }[] }[]
  }
  const { axe } = window as unknown as {
    axe: { run(where: Document, options: object): Promise<Result> }
  }
  // People can scroll a target out from under a form's bar, but axe reports it as too small.
  const bars = document.querySelectorAll<HTMLElement>('[data-form-bar]')
  for (const bar of bars) bar.style.position = 'static'
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values },
    resultTypes: ['violations'],
  })
  for (const bar of bars) bar.style.removeProperty('position')
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}
