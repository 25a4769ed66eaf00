import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { manifestText } from './manifests'

/** Code that has not arrived by then won't. */
const codePatience = 20_000

/**
 * The runtime names what may be needed later as if it were needed now: Chromium complains of each file that is not used
 * within seconds. Where a browser knows no prefetch (undefined) the runtime's own link stands.
 */
function later(url: string, attrs: Record<string, unknown> = {}): HTMLLinkElement | undefined {
  const link = document.createElement('link')
  if (attrs.rel !== 'preload' || !link.relList.supports('prefetch')) return undefined
  link.rel = 'prefetch'
  link.as = String(attrs.as)
  link.href = url
  return link
}

/** Manifests come from manifests.ts, which has checked them; scripts get a limit of time, files for later an idle fetch. */
export const hostPlugin: ModuleFederationRuntimePlugin = {
  name: 'backoffice-host',
  fetch: (url) => {
    const text = manifestText(url)
    return text === undefined
      ? Promise.reject(new Error(`${url} was not checked`))
      : Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }))
  },
  createLink: ({ url, attrs }) => later(url, attrs),
  createScript: () => ({ timeout: codePatience }),
}
