import type { Check } from './check.ts'

/** The release adds nothing to `window` except what loading it needs: its container and its list of chunks. */
export const globals: Check = ({ subject, paths, visit }) =>
  visit(async ({ page, open, reach }) => {
    await open('/dashboard')
    const before = new Set(await page.evaluate(() => Object.getOwnPropertyNames(window)))
    for (const { path } of paths) await reach(path)
    const after = await page.evaluate(() => Object.getOwnPropertyNames(window))
    return after
      .filter((name) => !before.has(name) && !ofLoading(subject.name, name))
      .map((name) => `deja «${name}» en window`)
  })

/** What frames, the container, the lists of chunks and federation's plugin for Vite leave in `window`. */
const ofLoading = (remote: string, name: string): boolean =>
  name === remote ||
  name.startsWith(`${remote.replaceAll('-', '_')}_`) ||
  /^\d+$|^chunks_|^(webpack|rspack)Chunk|^__mf_|^__VUE_HMR_RUNTIME__$/.test(name)
