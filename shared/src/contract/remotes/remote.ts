import { boolean, filled, list, number, optional, shape, text, type TypeOf } from './description.ts'

export const path = text(/^\/[\w\-/:]*$/)

const breadcrumbItem = shape({ nombre: filled, path })

/** One page of a remote: what the host must know before it downloads any code. */
const route = shape({
  path,
  title: optional(filled),
  permission: optional(text()),
  /** The last item is the active one. Only where it differs from the titles of the pages above and this page's own. */
  breadcrumb: optional(list(breadcrumbItem)),
  /** This path only redirects to another one (D1). */
  redirect: optional(path),
})

/** A permission that a remote's pages require, as the permissions editor shows it. */
export const remotePermission = shape({
  /** `clientes.ver`: starts with the remote's name. */
  permission: text(/^[a-z][a-z0-9_-]*(\.[a-z][a-z0-9_-]*){1,4}$/),
  label: filled,
  /** Included in the default permissions of an Asesor. */
  asesor: optional(boolean),
})

export const menuEntry = shape({
  label: filled,
  path,
  permission: optional(text()),
  order: number,
  /** The dropdown that holds this entry; entries without one are in the bar itself. */
  group: optional(text()),
})

/**
 * A page for a row that the search box found, whose id replaces `:id`. Without a label it is where the row opens; with
 * one, an action on the row, as «Contratar membresía a» (E-02).
 */
const found = shape({
  /** The group of the answer. */
  of: filled,
  path: text(/^\/[\w\-/]*\/:id(\?[\w\-=&]*)?$/),
  label: optional(filled),
  /** A permission that it needs besides the page's own. */
  permission: optional(text()),
  /** Only where the server offers this call (D38). */
  call: optional(path),
})

/** How the search box shows a group of its answer, by members of a row: `cliente.nombre`; a day is shown as one. */
const shownGroup = shape({
  /** The group of the answer. */
  of: filled,
  title: filled,
  /** The member that names a row, and those that tell it from others. */
  label: filled,
  detail: optional(list(filled)),
  /** The page of this remote that a row opens, `:member` for a member of it; without it `found` says where. */
  path: optional(text(/^\/[\w\-/]*\/:\w+(\?[\w\-=&]*)?$/)),
  /** The list that has all of them, by which of its filters: the box counts them there, where the server offers `needs`. */
  list: optional(shape({ path, call: path, filter: filled, needs: filled })),
  /** Whose page a row opens, if not its own group's: a company is its client's. */
  opens: optional(filled),
  /** The member with a telephone, which can then be called. */
  phone: optional(filled),
  /** What the rows are, one of the host's kinds: persona, empresa, cita, equipo, archivo; any other has a plain icon. */
  icon: optional(filled),
  /** Without it the server finds none of them, and is not asked for their sake. */
  permission: optional(text()),
})

/** What waits for this person: the search box shows its rows whose day has come before anything is typed. */
const waitingGroup = shape({
  title: filled,
  permission: optional(text()),
  /** The call that tells them, and the member of its answer with the rows. */
  call: path,
  rows: filled,
  label: filled,
  detail: optional(list(filled)),
  /** The member with the day. */
  due: filled,
  /** A page of this remote, and the member that replaces `:id`. */
  path: text(/^\/[\w\-/]*\/:id(\?[\w\-=&]*)?$/),
  id: filled,
})

/** Keys of a remote's own, as `aria-keyshortcuts` writes them: the dialog of `?` tells them. */
const shortcut = shape({
  place: filled,
  keys: text(/^\S+( \S+)*$/),
  does: filled,
  permission: optional(text()),
})

/** `remote.json` as a remote's team writes it. */
export const remoteSource = shape({
  name: text(/^[a-z][a-z0-9-]*$/),
  /** The title of its section in the permissions editor. */
  title: optional(filled),
  base: path,
  routes: list(route, 1),
  menu: list(menuEntry),
  exposes: list(text(/^\.\//), 1),
  permissions: optional(list(remotePermission)),
  found: optional(list(found)),
  shown: optional(list(shownGroup)),
  waiting: optional(list(waitingGroup)),
  shortcuts: optional(list(shortcut)),
  /** The calls that only read and whose last answers can be read without connection: lists, and what a record's page shows. */
  kept: optional(list(path)),
})

/** `remote.json` as a release carries it. */
export const remoteManifest = shape({
  ...remoteSource.members,
  /** The versions of @backoffice/shared that its code works with, a semver range; the build computes it. */
  contract: filled,
})

export type BreadcrumbItem = TypeOf<typeof breadcrumbItem>
export type RemoteRoute = TypeOf<typeof route>
export type RemotePermission = TypeOf<typeof remotePermission>
export type MenuEntry = TypeOf<typeof menuEntry>
export type RemoteFound = TypeOf<typeof found>
export type ShownGroup = TypeOf<typeof shownGroup>
export type RemoteShortcut = TypeOf<typeof shortcut>
export type WaitingGroup = TypeOf<typeof waitingGroup>
export type RemoteSource = TypeOf<typeof remoteSource>
export type RemoteManifest = TypeOf<typeof remoteManifest>
