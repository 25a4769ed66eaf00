import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Which rules axe applies: those of these tags, or these alone. */
export interface AxeRules {
  type: 'tag' | 'rule'
  values: string[]
}

/** All of WCAG 2.2 AA that axe can check. */
export const everyRule: AxeRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}

/** The rules that the other colour mode can affect. */
export const colourRules: AxeRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds wrong in a page as it is now, one line for each element. */
export async function axeBreaches(page: Pick<Page, 'evaluate'>, rules: AxeRules): Promise<string[]> {
  // Evaluated through the debugger, because the page's policy forbids a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(run, rules)
}

async function run({ type, values }: AxeRules): Promise<string[]> {
  interface Result {
    violations: { id: string; help: string; nodes: { target: string[]; html: string }[] }[]
  }
  const { axe } = window as unknown as {
    axe: { run(where: Document, options: object): Promise<Result> }
  }
  // People can scroll a target out from under a form's bar, but axe reports it as too small.
  const bars = document.querySelectorAll<HTMLElement>('[data-form-bar]')
  for (const bar of bars) bar.style.position = 'static'
  const { violations } = await axe.run(document, { runOnly: { type, values }, resultTypes: ['violations'] })
  for (const bar of bars) bar.style.removeProperty('position')
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} (${html.slice(0, 120)})`),
  )
}

/**
 * Evaluated in a page: waits for fonts and for all animations but endless ones, because colours in transition have the wrong contrast.
 * The page learns of another colour mode in the next frame, and its colours begin to change only then.
 */
export async function atRest(): Promise<void> {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await document.fonts.ready
  await frames()
  const moving = document.getAnimations().filter((animation) => {
    const { iterations } = animation.effect?.getComputedTiming() ?? {}
    return animation.playState === 'running' && iterations !== Infinity
  })
  await Promise.allSettled(moving.map((animation) => animation.finished))
  await frames()
}
