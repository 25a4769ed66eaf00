import { useLayoutEffect } from 'react'

/** The folders of the manifests that this page has registered, which tell the remote of each file. */
const folders = new Map<string, Set<string>>()
/** How many places of the page show each remote. */
const shown = new Map<string, number>()

export function styleFolder(name: string, manifest: string): void {
  folders.set(name, (folders.get(name) ?? new Set()).add(new URL('.', manifest).href))
}

/** Applies a remote's style sheets only while its page or one of its components is shown. */
export function useRemoteStyles(name: string): void {
  useLayoutEffect(() => {
    change(name, 1)
    return () => change(name, -1)
  }, [name])
}

function change(name: string, by: 1 | -1): void {
  shown.set(name, (shown.get(name) ?? 0) + by)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (owner(link.href) === name) apply(link, name)
  }
}

/** Switches `media`, because the browser would fetch a disabled sheet again when it is enabled. */
function apply(link: HTMLLinkElement, name: string): void {
  link.media = (shown.get(name) ?? 0) > 0 ? 'all' : 'not all'
}

const owner = (href: string): string | undefined =>
  [...folders].find(([, all]) => [...all].some((folder) => href.startsWith(folder)))?.[0]

/** A style sheet may arrive after people left its page. */
document.addEventListener(
  'load',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const name = owner(target.href)
    if (name !== undefined) apply(target, name)
  },
  true,
)
