import type { Finding } from '../types'
import type { Check } from './check'

/** The release adds nothing to `window` but what its loading needs: its container and the list of its chunks. */
export const globals: Check = async ({ subject, paths, visit }) =>
  visit(async ({ page, open, follow }) => {
    await open('/dashboard')
    const before = new Set(await page.evaluate(() => Object.getOwnPropertyNames(window)))
    for (const { path } of paths) await follow(path)
    const after = await page.evaluate(() => Object.getOwnPropertyNames(window))
    return after
      .filter((name) => !before.has(name) && !ofLoading(subject.name, name))
      .map((name): Finding => ({ check: 'globales', detail: `deja «${name}» en window` }))
  })

/** A frame's number, which `window` has for each; the container; webpack's list of chunks. */
const ofLoading = (remote: string, name: string): boolean =>
  /^\d+$/.test(name) || name === remote || name.startsWith('chunks_') || /^webpackChunk/.test(name)
