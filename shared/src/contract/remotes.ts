/*
 * What a remote tells of itself, and the registry of those in use. Types alone: the page and the build read both with the
 * host's own checks (host/src/federation/registry-shape.ts), which the compiler holds to these.
 */

export interface BreadcrumbItem {
  nombre: string
  path: string
}

/** One page of a remote, as the host must know it before any code is downloaded. */
export interface RemoteRoute {
  path: string
  title?: string | undefined
  permission?: string | undefined
  /** The last item is the active one. Told only where it is not the titles of the pages above this one and its own. */
  breadcrumb?: BreadcrumbItem[] | undefined
  /** This path only leads on to another one (D1). */
  redirect?: string | undefined
}

/** A permission that a remote's pages ask for, as whoever gives permissions reads it. */
export interface RemotePermission {
  /** `clientes.ver`: the remote's name comes first. */
  permission: string
  label: string
  /** Part of what an Asesor is offered to begin with. */
  asesor?: boolean | undefined
}

export interface MenuEntry {
  label: string
  path: string
  permission?: string | undefined
  order: number
  /** The dropdown it stands in; entries without one stand in the bar itself. */
  group?: string | undefined
}

/** `remote.json`: what a remote tells of itself; travels with the release. */
export interface RemoteManifest {
  name: string
  /** What its section is called, where its permissions are given. */
  title?: string | undefined
  base: string
  /** The versions of @backoffice/shared it runs with, a semver range. */
  contract: string
  routes: RemoteRoute[]
  menu: MenuEntry[]
  exposes: string[]
  permissions?: RemotePermission[] | undefined
}

/** One remote in use: its release, where its federation manifest is, and what it tells of itself. */
export interface RegistryEntry {
  release: string
  manifest: string
  /** The hash of its manifest and of each script and style, by path beside the manifest: what differs is not run. */
  integrity?: Record<string, string> | undefined
  remote: RemoteManifest
}

/** `/remotes.json`: the one mutable file of the composition. */
export interface Registry {
  format: 1
  config?: { adminApiBase?: string | undefined; adminSiteBase?: string | undefined } | undefined
  remotes: Record<string, RegistryEntry>
}
