import { MadeUpPage } from './MadeUpPage'

/** Replaces the federation runtime: every remote exists and has one page. */
export const registerPlugins = (): void => undefined
export const registerRemotes = (): void => undefined
export const getInstance = (): null => null
export const preloadRemote = (): Promise<void> => Promise.resolve()

export const loadRemote = (id: string): Promise<unknown> =>
  Promise.resolve({ default: { routes: [{ path: '*', element: <MadeUpPage name={id} /> }] } })
