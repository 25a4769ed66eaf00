import { allowedEntries } from '@backoffice/entrega/page'
import { hasCapacidad, hasPermission, type AuthState } from '@backoffice/shared'
import type {
  RemoteFound,
  RemoteManifest,
  RemoteRoute,
  ShownGroup,
  WaitingGroup,
} from '@backoffice/shared/contract'
import type { Option } from './option.ts'
import { textos } from '../box/box.textos.ts'
import { textIn, type Row } from './row.ts'

/** Something to do with a row, by its beginning: «Contratar membresía a». */
export interface Action {
  of: string
  label: string
  to(id: string): string
}

/** A group that a list of its remote has whole. */
export type CountedGroup = Pick<ShownGroup, 'of' | 'title'> & NonNullable<ShownGroup['list']>

/** What the remotes in use offer this person; the host knows none of their addresses or entities by itself. */
export class Offer {
  readonly sections: Option[]
  readonly actions: Option[]
  /** The groups of an answer that are shown, in the order of the menu. */
  readonly shown: ShownGroup[]
  readonly waiting: WaitingGroup[]
  private readonly found: RemoteFound[]
  private readonly routes: RemoteRoute[]

  private readonly auth: Pick<AuthState, 'usuario' | 'capacidades'>

  constructor(remotes: RemoteManifest[], auth: Pick<AuthState, 'usuario' | 'capacidades'>) {
    this.auth = auth

    const entries = allowedEntries(
      remotes.flatMap(({ menu }) => menu),
      auth.usuario,
    )
    const section = (label: string, to: string): Option => ({
      ...{ key: to, label, to },
      ...{ kind: 'seccion', recent: true },
    })
    this.sections = [
      section(textos.inicio, '/dashboard'),
      ...entries.map(({ label, path }) => section(label, path)),
    ]
    const byMenu = [...remotes].sort((a, b) => firstIn(a) - firstIn(b))
    const routes = byMenu.flatMap((remote) => remote.routes)
    this.actions = routes.flatMap(({ path, title, permission, redirect }) =>
      title && !redirect && !path.includes(':') && this.may(permission) && !this.isSection(path)
        ? [{ key: path, label: title, to: path, kind: 'accion' }]
        : [],
    )
    this.routes = routes
    const isFor = ({ path, permission, call }: Pick<RemoteFound, 'path' | 'permission' | 'call'>) =>
      this.may(this.permissionOf(path)) && this.may(permission) && this.serves(call)
    this.found = remotes.flatMap(({ found }) => found ?? []).filter(isFor)
    this.shown = byMenu.flatMap((remote) => remote.shown ?? shownBefore(remote))
    this.waiting = byMenu.flatMap(({ waiting }) => waiting ?? []).filter(isFor)
  }

  /** Whether the server finds anything for this person. */
  get finds(): boolean {
    return this.shown.some(({ permission }) => this.may(permission))
  }

  /** Where a row of this group opens. */
  addressOf(group: string, id: string): string | undefined {
    return this.found.find(({ of, label }) => of === group && !label)?.path.replace(':id', id)
  }

  /** Where a row of a group opens, and under which name the box remembers it; undefined: nowhere for this person. */
  pageOf(
    { of, opens, path }: ShownGroup,
    row: Row,
  ): { key: string; to: string; recent: boolean } | undefined {
    if (path !== undefined) {
      if (!this.may(this.permissionOf(path))) return undefined
      const to = path.replace(/:(\w+)/, (_, member: string) => encodeURIComponent(textIn(row, member)))
      // A recent one is found again by its own id, which is not in this address.
      return { key: `${to}#${row._id}`, to, recent: false }
    }
    const to = this.addressOf(opens ?? of, row._id)
    const key = opens ? `${opens}/${row._id}?${of}` : `${of}/${row._id}`
    return to === undefined ? undefined : { key, to, recent: true }
  }

  /** The lists that can say how many they have of what the box was asked. */
  get counted(): CountedGroup[] {
    return this.shown.flatMap(({ of, title, permission, list }) =>
      list && this.may(permission) && this.may(this.permissionOf(list.path)) && this.serves(list.needs)
        ? [{ of, title, ...list }]
        : [],
    )
  }

  /** What the rows of a group are: `empresas` are clients' rows, and yet companies. */
  kindOf(group: string): string | undefined {
    return this.shown.find(({ of }) => of === group)?.icon
  }

  get withRow(): Action[] {
    return this.found.flatMap(({ of, label, path }) =>
      label ? [{ of, label, to: (id: string) => path.replace(':id', id) }] : [],
    )
  }

  private permissionOf(path: string): string | undefined {
    const page = path.split('?')[0]?.replace(/:\w+$/, ':id')
    return this.routes.find((one) => one.path === page)?.permission
  }
  private may = (permission: string | undefined) => hasPermission(this.auth.usuario, permission)
  private serves = (call: string | undefined) => call === undefined || hasCapacidad(this.auth, call)
  private isSection = (path: string) => this.sections.some(({ to }) => to === path)
}

const firstIn = ({ menu }: RemoteManifest) => Math.min(...menu.map(({ order }) => order))

/** For a release that does not say it yet: the groups whose rows it opens, read by the order of their members. */
function shownBefore({ found = [] }: RemoteManifest): ShownGroup[] {
  const groups = new Set(found.flatMap(({ of, label }) => (label ? [] : [of])))
  return [...groups].map((of) => ({
    of,
    title: of.charAt(0).toUpperCase() + of.slice(1),
    label: '',
    permission: `${of}.ver`,
  }))
}
