import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What anybody can see without signing in: the api and its database answer, the page is there, and so is every remote
 * that it would load. Asked until it holds or the time is up, because containers start one after another.
 */
export async function checkSite(url: string, seconds = 60): Promise<void> {
  for (const until = Date.now() + seconds * 1000; ; await sleep(500)) {
    const problem = await problemOf(url)
    if (problem === null) return
    if (Date.now() >= until) throw new Error(problem)
  }
}

interface Registry {
  remotes: Record<string, { manifest?: string }>
}

async function problemOf(url: string): Promise<string | null> {
  try {
    const health = await ask(url, '/admin/salud')
    if (!health.ok) return `/admin/salud contesta ${health.status}`
    const page = await ask(url, '/')
    if (!page.ok || !(await page.text()).includes('<!doctype html>')) return 'la página no está'
    const registry = await ask(url, '/remotes.json')
    if (!registry.ok) return `/remotes.json contesta ${registry.status}`
    const { remotes } = (await registry.json()) as Registry
    for (const [name, { manifest }] of Object.entries(remotes)) {
      if (!manifest) continue
      const found = await fetch(new URL(manifest, `${url}/remotes.json`), timely())
      if (!found.ok) return `el remoto ${name} contesta ${found.status}`
    }
    return null
  } catch (error) {
    const { cause, message } = error as Error
    return `no contesta (${cause instanceof Error ? cause.message : message})`
  }
}

const ask = (url: string, path: string) => fetch(`${url}${path}`, timely())
const timely = () => ({ signal: AbortSignal.timeout(10_000) })
