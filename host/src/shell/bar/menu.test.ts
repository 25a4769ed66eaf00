import type { MenuEntry } from '@backoffice/shared/contract'
import { todosLosPermisos, unUsuario } from '@backoffice/shared/testing'
import { workspaceRegistry } from '@backoffice/entrega/page/testing'
import { menuItems } from './menu.ts'

const entries = Object.values(workspaceRegistry().remotes).flatMap(({ remote }) => remote.menu)
const all = todosLosPermisos()

/** The bar as text: groups with their entries. */
const bar = (usuario: Parameters<typeof menuItems>[1], menu: MenuEntry[] = entries) =>
  menuItems(menu, usuario, () => undefined).map((item) =>
    'items' in item ? `${item.label} ▸ ${item.items.map(({ label }) => label).join(', ')}` : item.label,
  )

it('[G-01] the bar has its entries in this order', () => {
  expect(bar(unUsuario())).toEqual([
    'Inicio',
    'Clientes',
    'Asesorias',
    'Usuarios',
    'Configuración ▸ Membresias, Perfil, Cerrar sesión',
  ])
})

it.each([
  ['Clientes', { ...all, clientes: { ...all.clientes, ver: false } }],
  ['Asesorias', { ...all, asesorias: { ...all.asesorias, ver: false } }],
  ['Usuarios', { ...all, usuarios: { ...all.usuarios, ver: false } }],
  ['Membresias', { ...all, configuracion: { ...all.configuracion, membresias: { ver: false } } }],
  ['Perfil', { ...all, configuracion: { ...all.configuracion, perfil: { ver: false } } }],
])('[G-02] «%s» is not there without its permission, and the rest is', (label, permisos) => {
  const without = bar(unUsuario({ permisos })).join(' ')
  expect(without).not.toContain(label)
  const others = ['Clientes', 'Asesorias', 'Usuarios', 'Membresias', 'Perfil'].filter(
    (other) => other !== label,
  )
  for (const other of others) expect(without).toContain(other)
})

it('[G-02] without any permission only Inicio and Cerrar sesión remain', () => {
  expect(bar(unUsuario({ permisos: {} }))).toEqual(['Inicio', 'Configuración ▸ Cerrar sesión'])
})

it('[G-02] [G-23] tipo makes no difference, and neither does a missing tree', () => {
  expect(bar(unUsuario({ tipo: 1 }))).toEqual(bar(unUsuario({ tipo: 0 })))
  const { permisos: _, ...withoutTree } = unUsuario()
  expect(bar(withoutTree)).toEqual(bar(unUsuario()))
})

it('shows only the entries for everyone until the session is known', () => {
  expect(bar(null)).toEqual(['Inicio', 'Configuración ▸ Cerrar sesión'])
})

it('entries of one position are in the order of the alphabet', () => {
  const same = ['Índice', 'Zonas', 'Ñus', 'Nadie', 'Ida'].map((label) => ({ label, path: '/x', order: 5 }))
  expect(bar(unUsuario(), [...entries, ...same]).slice(1, 6)).toEqual([
    'Ida',
    'Índice',
    'Nadie',
    'Ñus',
    'Zonas',
  ])
})

it('a group of a future remote takes the position of its first entry', () => {
  const later: MenuEntry[] = [
    { label: 'Pagos', path: '/cobranza/pagos', order: 25, group: 'Cobranza' },
    { label: 'Recibos', path: '/cobranza/recibos', order: 15, group: 'Cobranza' },
  ]
  expect(bar(unUsuario(), [...entries, ...later])[2]).toBe('Cobranza ▸ Recibos, Pagos')
})
