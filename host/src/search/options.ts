import { hasCapacidad, hasPermission, type AuthState } from '@backoffice/shared'
import type { Encontrado, RemoteFound, RemoteManifest, TareaMia } from '@backoffice/shared/contract'
import {
  enlaceTelefono,
  hoy,
  isPhone,
  resumen,
  telefono,
  vencimiento,
  wordsOf,
} from '@backoffice/shared/format'
import { allowedEntries } from '@backoffice/entrega/page'
import { hasWords } from './folded'
import { textos } from './box.textos'

export interface Option {
  /** What it is: `clientes/<id>` or an address. */
  key: string
  label: string
  detail?: string
  /** Where it leads; without it, choosing it goes on with `fill` in the box. */
  to?: string
  fill?: string
  /** Or another program that opens: tel:. */
  href?: string
}

export interface Group {
  title: string
  options: Option[]
}

type Row = { key: string; id: string; label: string; detail?: string }

/** What the remotes in use offer this person; the host knows none of their addresses by itself. */
export class Offer {
  readonly sections: Option[]
  readonly actions: Option[]
  private readonly found: RemoteFound[]

  constructor(
    remotes: RemoteManifest[],
    private readonly auth: Pick<AuthState, 'usuario' | 'capacidades'>,
  ) {
    const entries = allowedEntries(
      remotes.flatMap(({ menu }) => menu),
      auth.usuario,
    )
    const option = (label: string, to: string): Option => ({ key: to, label, to })
    this.sections = [
      option(textos.inicio, '/dashboard'),
      ...entries.map(({ label, path }) => option(label, path)),
    ]
    const routes = remotes.flatMap((remote) => remote.routes)
    this.actions = routes.flatMap(({ path, title, permission, redirect }) =>
      title && !redirect && !path.includes(':') && this.may(permission) && !this.isSection(path)
        ? [option(title, path)]
        : [],
    )
    this.found = remotes
      .flatMap(({ found }) => found ?? [])
      .filter(({ path, permission, call }) => {
        const route = routes.find((one) => one.path === path.split('?')[0])
        return this.may(route?.permission) && this.may(permission) && this.serves(call)
      })
  }

  /** Where a row of this group opens. */
  addressOf(group: string, id: string): string | undefined {
    return this.found.find(({ of, label }) => of === group && !label)?.path.replace(':id', id)
  }

  /** What can be done with a client, by its beginning: «Contratar membresía a». */
  get withClient(): { label: string; to(id: string): string }[] {
    return this.found.flatMap(({ of, label, path }) =>
      of === 'clientes' && label ? [{ label, to: (id: string) => path.replace(':id', id) }] : [],
    )
  }

  private may = (permission: string | undefined) => hasPermission(this.auth.usuario, permission)
  private serves = (call: string | undefined) => call === undefined || hasCapacidad(this.auth, call)
  private isSection = (path: string) => this.sections.some(({ to }) => to === path)
}

const AT_MOST = 5

/** Sections and actions whose name contains every word of the text. */
export function namedGroups(offer: Offer, text: string): Group[] {
  const words = wordsOf(text)
  const having = (options: Option[]) =>
    options.filter(({ label }) => hasWords(label, words)).slice(0, AT_MOST)
  const beginnings = offer.withClient.map(({ label }) => ({
    key: label,
    label: `${label} …`,
    fill: `${label} `,
  }))
  return [
    { title: textos.grupos.secciones, options: having(offer.sections) },
    { title: textos.grupos.acciones, options: having([...offer.actions, ...beginnings]) },
  ].filter(({ options }) => options.length > 0)
}

/**
 * What is left of a text that begins like an action with a client («contratar membresía a noemi», «contratar noemi»):
 * the text to look for, which may be empty. Null: it does not begin like one.
 */
export function clientIn(offer: Offer, text: string): string | null {
  const typed = text.split(/\s+/)
  for (const { label } of offer.withClient) {
    const words = wordsOf(label)
    let taken = 0
    while (taken < typed.length && wordsOf(typed[taken] ?? '')[0] === words[taken]) taken++
    if (taken > 0) return typed.slice(taken).join(' ')
  }
  return null
}

/** The due tasks, each leading to its client; none of a client whom the person may not open. */
export const dueOptions = (offer: Offer, tareas: TareaMia[]): Option[] =>
  tareas
    .flatMap(({ _id, texto, vence, cliente }) => {
      const to = offer.addressOf('clientes', cliente._id)
      if (!to) return []
      const detail = `${cliente.nombre} · ${vencimiento(vence, hoy())}`
      return [{ key: `${to}?tarea=${_id}`, label: resumen(texto), detail, to: `${to}?vista=notas` }]
    })
    .slice(0, AT_MOST)

/** Calling the clients that a phone number found (E-08). */
const calls = (clientes: Encontrado['clientes']): Option[] =>
  clientes.flatMap(({ _id, nombre, celular }) => {
    const href = enlaceTelefono(celular ?? '')
    return href
      ? [{ key: `llamar/${_id}`, label: textos.llamar(nombre), detail: telefono(celular ?? ''), href }]
      : []
  })

/**
 * The groups of what the server found for a text. Rows that the person may not open are left out.
 * @param forEach whether the actions are for each client, and come first
 */
export function foundGroups(offer: Offer, found: Encontrado, text: string, forEach: boolean): Group[] {
  const { clientes, empresas, asesorias, usuarios } = found
  const joined = (parts: (string | null)[]) => parts.filter(Boolean).join(' · ')
  const rows = (group: keyof Encontrado, of: string, list: Row[]): Group => ({
    title: textos.grupos[group],
    options: list.flatMap(({ id, ...row }) => {
      const to = offer.addressOf(of, id)
      return to ? [{ ...row, to }] : []
    }),
  })
  const doing = clientes.slice(0, forEach ? AT_MOST : 1).flatMap(({ _id, nombre }) =>
    offer.withClient.map(({ label, to }) => ({
      key: to(_id),
      label: `${label} ${nombre}`,
      to: to(_id),
    })),
  )
  const groups = [
    rows(
      'clientes',
      'clientes',
      clientes.map(({ _id, nombre, empresa, celular, email }) => ({
        key: `clientes/${_id}`,
        id: _id,
        label: nombre,
        detail: joined([empresa, celular, email]),
      })),
    ),
    rows(
      'empresas',
      'clientes',
      empresas.map(({ _id, nombre, cliente }) => ({
        key: `clientes/${_id}?empresa`,
        id: _id,
        label: nombre,
        detail: cliente,
      })),
    ),
    rows(
      'asesorias',
      'asesorias',
      asesorias.map(({ _id, motivo, cliente, creacion }) => ({
        key: `asesorias/${_id}`,
        id: _id,
        label: motivo,
        detail: joined([cliente, creacion.split('-').reverse().join('/')]),
      })),
    ),
    rows(
      'usuarios',
      'usuarios',
      usuarios.map(({ _id, nombre, email }) => ({
        key: `usuarios/${_id}`,
        id: _id,
        label: nombre,
        detail: email,
      })),
    ),
  ]
  const actions = {
    title: textos.grupos.acciones,
    options: [...(isPhone(text) ? calls(clientes) : []), ...doing],
  }
  return (forEach ? [actions, ...groups] : [...groups, actions]).filter(({ options }) => options.length > 0)
}
