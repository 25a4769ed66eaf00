import type { RouteObject } from 'react-router-dom'

/** What a remote's `./module` exports by default: pages alone; the rest of it is data, in remote.json. */
export interface RemoteModule {
  /** Paths relative to the remote's base. */
  routes: RouteObject[]
}

/** Says that a value is a remote's module; for the types' sake. */
export const defineRemote = (module: RemoteModule): RemoteModule => module
