import { isOf } from '../subject.ts'
import { askTracker } from '../tracker.ts'
import type { Check } from './check.ts'

/** For each library that the host lends, a text in its code that every minifier keeps. */
const marks = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer',
  axios: 'AxiosError',
  emotion: 'data-emotion',
  'react-router': '__reactRouterVersion',
}

/** The page has one React and one copy of every other library that the host lends; the release brings no second one. */
export const singletons: Check = ({ subject, paths, visit }) =>
  visit(async ({ page, open, reach }) => {
    const files = new Map<string, Promise<string>>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.endsWith('.js') || !isOf(subject, response.url())) return
      const text = response.text().catch(() => '')
      files.set(pathname, text)
    })
    await open('/dashboard')
    for (const { path } of paths) await reach(path)
    const found: string[] = []
    for (const [file, text] of files)
      for (const [library, mark] of Object.entries(marks))
        if ((await text).includes(mark))
          found.push(`${file} trae una copia de ${library}, que presta el host`)
    for (const copies of await page.evaluate(severalVersions))
      found.push(`hay varias versiones en la página: ${copies}`)
    const renderers = await askTracker(page, 'renderers')
    if (renderers > 1) found.push(`hay ${renderers} copias de react-dom en la página`)
    return found
  })

/** The packages of which the federation runtime knows more than one version. */
function severalVersions(): string[] {
  interface Instance {
    shareScopeMap: Record<string, Record<string, Record<string, unknown>>>
  }
  const { __FEDERATION__: federation } = window as unknown as {
    __FEDERATION__: { __INSTANCES__: Instance[] }
  }
  const scopes = federation.__INSTANCES__.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap))
  const several = scopes
    .flatMap((scope) => Object.entries(scope))
    .map(([name, versions]) => ({ name, versions: Object.keys(versions) }))
    .filter(({ versions }) => versions.length > 1)
  return [...new Set(several.map(({ name, versions }) => `${name} ${versions.join(', ')}`))]
}
