import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { manifestText } from './manifests'

/** Code that has not arrived by then won't. */
const codePatience = 20_000

/** Manifests come from manifests.ts, which has checked them; scripts get a limit of time. */
export const hostPlugin: ModuleFederationRuntimePlugin = {
  name: 'backoffice-host',
  fetch: (url) => {
    const text = manifestText(url)
    return text === undefined
      ? Promise.reject(new Error(`${url} was not checked`))
      : Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }))
  },
  createScript: () => ({ timeout: codePatience }),
}
