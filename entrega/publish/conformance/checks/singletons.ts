import type { Finding } from '../types.ts'
import { isOf } from '../files-of.ts'
import type { Check } from './check.ts'

/** For each library that the host lends, a text in its code that every minifier keeps. */
const marks: Record<string, string> = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer',
  axios: 'AxiosError',
  emotion: 'data-emotion',
  'react-router': '__reactRouterVersion',
}

/** The page has one React and one copy of every other library that the host lends; the release brings no second one. */
export const singletons: Check = async ({ subject, paths, visit }) =>
  visit(async ({ page, open, reach }) => {
    const files = new Map<string, Promise<string>>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js') && isOf(subject, response.url()))
        files.set(
          pathname,
          response.text().catch(() => ''),
        )
    })
    await open('/dashboard')
    for (const { path } of paths) await reach(path)
    const findings: Finding[] = []
    for (const [file, text] of files)
      for (const [library, mark] of Object.entries(marks))
        if ((await text).includes(mark))
          findings.push({
            check: 'copias',
            detail: `${file} trae una copia de ${library}, que presta el host`,
          })
    for (const copies of await page.evaluate(severalVersions))
      findings.push({ check: 'copias', detail: `hay varias versiones en la página: ${copies}` })
    const renderers = await page.evaluate(() =>
      (window as unknown as { conformidad: { renderers(): number } }).conformidad.renderers(),
    )
    if (renderers > 1)
      findings.push({ check: 'copias', detail: `hay ${renderers} copias de react-dom en la página` })
    return findings
  })

/** The packages of which the federation runtime knows more than one version. */
function severalVersions(): string[] {
  interface Instance {
    shareScopeMap: Record<string, Record<string, Record<string, unknown>>>
  }
  const { __INSTANCES__ } = (window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } })
    .__FEDERATION__
  const scopes = __INSTANCES__.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap))
  const several = scopes.flatMap((scope) =>
    Object.entries(scope)
      .filter(([, versions]) => Object.keys(versions).length > 1)
      .map(([name, versions]) => `${name} ${Object.keys(versions).join(', ')}`),
  )
  return [...new Set(several)]
}
