import type { RouteObject } from 'react-router-dom'

/** The default export of a remote's `./module`: only its pages; everything else is data in remote.json. */
export interface RemoteModule {
  /** Paths relative to the remote's base. */
  routes: RouteObject[]
}

/** Types a value as a remote's module. */
export const defineRemote = (module: RemoteModule): RemoteModule => module
