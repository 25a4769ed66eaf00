import type { RouteObject } from 'react-router-dom'

/** What a page lets the host do before it shows: the `handle` of its route. */
export interface PageHandle {
  /** Fetches the page's code: when the person reaches a link to the page, and before it shows. */
  preload?(): Promise<unknown>
  /**
   * Asks what the page will ask first at this address (`?…`); the page takes that answer. The host calls this when the
   * person may open the page and is about to see it.
   */
  ask?: AsksFirst
}

/** How a page asks its first question before it shows. */
export interface AsksFirst {
  (search: string, signal: AbortSignal): void
  /**
   * Asks the same before the person opens the page: neither the loader nor an alert tells of it. Offered where the page
   * can do so.
   */
  unseen?: (search: string) => void
}

/** The default export of a remote's `./module`: only its pages; everything else is data in remote.json. */
export interface RemoteModule {
  /** Paths relative to the remote's base; a route's `handle` may be a PageHandle. */
  routes: RouteObject[]
}

/** Types a value as a remote's module. */
export const defineRemote = (module: RemoteModule): RemoteModule => module
