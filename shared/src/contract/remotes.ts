/*
 * What a remote declares about itself, and the registry of the remotes in use. This file contains only types: the page
 * and the build parse both with the host's schemas (entrega/page/federation/registry-shape.ts), which the compiler checks
 * against these types.
 */

export interface BreadcrumbItem {
  nombre: string
  path: string
}

/** One page of a remote: what the host must know before it downloads any code. */
export interface RemoteRoute {
  path: string
  title?: string | undefined
  permission?: string | undefined
  /**
   * The last item is the active one. Needed only where the breadcrumb differs from the titles of the pages above and
   * this page's own.
   */
  breadcrumb?: BreadcrumbItem[] | undefined
  /** This path only redirects to another one (D1). */
  redirect?: string | undefined
}

/** A permission that a remote's pages require, as the permissions editor shows it. */
export interface RemotePermission {
  /** `clientes.ver`: starts with the remote's name. */
  permission: string
  label: string
  /** Included in the default permissions of an Asesor. */
  asesor?: boolean | undefined
}

export interface MenuEntry {
  label: string
  path: string
  permission?: string | undefined
  order: number
  /** The dropdown that holds this entry; entries without one are in the bar itself. */
  group?: string | undefined
}

/**
 * A page of this remote for a row that the search box found; the row's id replaces `:id`. An entry without a label is the
 * page where the row opens; an entry with one is an action on the row, as «Contratar membresía a» (E-02).
 */
export interface RemoteFound {
  /** The group of the answer: `clientes`, `asesorias`, `usuarios`. */
  of: string
  path: string
  label?: string | undefined
  /** A permission that it needs besides the page's own. */
  permission?: string | undefined
  /** Only where the server offers this call (D38). */
  call?: string | undefined
}

/** `remote.json` as a remote's team writes it. */
export interface RemoteSource {
  name: string
  /** The title of its section in the permissions editor. */
  title?: string | undefined
  base: string
  routes: RemoteRoute[]
  menu: MenuEntry[]
  exposes: string[]
  permissions?: RemotePermission[] | undefined
  found?: RemoteFound[] | undefined
}

/** `remote.json` as a release carries it. */
export interface RemoteManifest extends RemoteSource {
  /** The versions of @backoffice/shared that its code works with, a semver range; the build computes it. */
  contract: string
}

/** The files with which a remote and its exposed modules start, as paths beside its federation manifest. */
export interface StartFiles {
  entry: string
  /** The global variable that the entry leaves; without it, the remote's name. */
  global?: string | undefined
  /** By the name of the exposed module, `./module`. */
  exposes: Record<string, { js: string[]; css: string[] }>
}

/** One release of a remote: where its federation manifest is, and its own description. */
export interface PinnedEntry {
  release: string
  manifest: string
  /**
   * The hash of its manifest and of each script and style, by path beside the manifest; a file that differs never runs.
   */
  integrity?: Record<string, string> | undefined
  /** What its manifest says of its files: a page that knows it requests no manifest. Earlier releases have none. */
  start?: StartFiles | undefined
  /**
   * Who signed that these very files passed every check (`npm run conformance`), and when. Derived from a verified
   * signature.
   */
  evidence?: { key: string; at: string } | undefined
  remote: RemoteManifest
}

/** A release that some sessions get instead of the one in use. */
export interface CanaryEntry extends PinnedEntry {
  /** How many sessions in a hundred get it. */
  share: number
}

/** One remote in use, with its exceptions. */
export interface RegistryEntry extends PinnedEntry {
  /**
   * An operator disabled it; `reason` is a sentence for people. With `now` its release must stop: open pages cover the
   * section. A host that does not know this member shows the reason at the next visit.
   */
  disabled?: { reason: string; now?: boolean | undefined } | undefined
  canary?: CanaryEntry | undefined
  /** The release of an empresa that has one of its own, by its identifier. */
  pins?: Record<string, PinnedEntry> | undefined
}

/** `/remotes.json`, derived from the log of releases (entrega/publish): the one mutable file of the composition. */
export interface Registry {
  format: 1
  /** The number of the last log entry that it includes. */
  log?: number | undefined
  /** The release of the host in use. */
  host?: { release: string } | undefined
  config?:
    | {
        adminApiBase?: string | undefined
        adminSiteBase?: string | undefined
        /** Origins from which somebody may take a remote for their own tab. */
        overrides?: string[] | undefined
        /**
         * The public keys of those who may sign evidence; if there are any, pages refuse releases without signed
         * evidence.
         */
        evidence?: string[] | undefined
      }
    | undefined
  remotes: Record<string, RegistryEntry>
}
