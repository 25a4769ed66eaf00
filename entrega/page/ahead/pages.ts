import { authState, hasPermission, type PageHandle } from '@backoffice/shared'
import { matchRoutes } from '@backoffice/shared/router'
import { allowedEntries } from '../permitted.ts'
import { moduleOf } from '../load/module-shape.ts'
import { loader } from '../load/page-loader.ts'
import { registry } from '../registry/page-registry.ts'
import { prefetchOnIdle } from './prefetch.ts'
import { readable } from '../failures/result.ts'

type Place = Pick<Location, 'pathname' | 'search'>

/** After so many milliseconds without a change, people should see that the page is coming. */
const NOTICED = 400

/**
 * Loads a page before it is shown and lets it ask its first question, no longer than people notice. The page asks again
 * for what fails here, and says so.
 */
export async function loadBeforeShowing(name: string, address: URL, signal: AbortSignal): Promise<void> {
  const page = handlesAt(name, address.pathname).then((handles) => {
    if (signal.aborted) return undefined
    for (const handle of handles) handle.ask?.(address.search, signal)
    return fetchCode(handles)
  })
  await Promise.race([page.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, NOTICED))])
}

/** Prefetches what a page needs: runs the remote's module or, where that has run, fetches the page's own code. */
export async function preloadPage(name: string, pathname: string): Promise<void> {
  if (loader.ran(name) === undefined) return void (await loader.warm(name))
  const code = handlesAt(name, pathname).then(fetchCode)
  await code.catch(() => undefined)
}

const fetchCode = (pages: PageHandle[]) => Promise.all(pages.map(async ({ preload }) => preload?.()))

/** Lets a section's first page ask its first question before the person opens it, from a module that ran ahead. */
export function askUnseen(name: string, ran: unknown): void {
  const menu = registry.current()?.remotes[name]?.remote.menu ?? []
  const [first] = allowedEntries(menu, authState().usuario)
  if (first) letAsk(handlesOf(name, ran, first.path), '')
}

/** Lets the page behind a link ask its first question before the click; a section that has not run yet runs first. */
export async function askBeforeClick(name: string, { pathname, search }: Place): Promise<void> {
  const handles =
    loader.ran(name) === undefined
      ? handlesOf(name, await loader.warm(name), pathname)
      : await handlesAt(name, pathname)
  letAsk(handles, search)
}

/** A remote that fails here fails again, where people see it, when its page is opened. */
function letAsk(handles: PageHandle[], search: string): void {
  try {
    for (const { ask } of handles) ask?.unseen?.(search)
  } catch (error) {
    console.warn('A page could not ask ahead.', error)
  }
}

const sections = new Set<string>()

/** Prefetches the pages of a section that this person may open: from a list people go to its forms and profiles. */
export function prefetchPages(name: string): void {
  if (sections.has(name)) return
  sections.add(name)
  const { usuario } = authState()
  const routes = registry.current()?.remotes[name]?.remote.routes ?? []
  const paths = routes.flatMap(({ path, permission, redirect }) =>
    redirect === undefined && hasPermission(usuario, permission) ? [path] : [],
  )
  prefetchOnIdle(paths, (path) => preloadPage(name, path))
}

/** What the pages of a remote at a path let the host do; none, if its code can't be used. */
async function handlesAt(name: string, pathname: string): Promise<PageHandle[]> {
  const loaded = await readable(loader.load(name, './module'))
  return loaded.ok ? handlesOf(name, loaded.value, pathname) : []
}

function handlesOf(name: string, ran: unknown, pathname: string): PageHandle[] {
  const module = moduleOf(name, ran)
  const base = registry.current()?.remotes[name]?.remote.base
  if (!module.ok || base === undefined) return []
  const matches = matchRoutes(module.value.routes, pathname, base) ?? []
  return matches.map(({ route }) => (route.handle ?? {}) as PageHandle)
}
