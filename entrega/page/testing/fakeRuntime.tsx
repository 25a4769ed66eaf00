import { MadeUpPage } from './MadeUpPage.tsx'

/** Replaces the federation runtime: every remote exists and has one page, whichever its release. */
export const createInstance = () => ({
  shareScopeMap: {},
  registerRemotes: () => undefined,
  loadRemote: (id: string): Promise<unknown> => {
    const name = id.replace(/_[^/]*/, '')
    return Promise.resolve({ default: { routes: [{ path: '*', element: <MadeUpPage name={name} /> }] } })
  },
})
