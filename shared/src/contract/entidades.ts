/*
 * What the whole product knows of its entities: their permissions, and which lists have views or batches. Everything
 * else of an entity stands in its own file, which calls.ts names.
 */

/**
 * Every permission that the product knows (specification §6). A stored tree may contain others, from future remotes.
 */
export const PERMISOS = [
  'clientes.ver',
  'clientes.agregar',
  'clientes.editar',
  'clientes.detalles',
  'asesorias.ver',
  'asesorias.agregar',
  'asesorias.editar',
  'asesorias.detalles',
  'usuarios.ver',
  'usuarios.agregar',
  'usuarios.editar',
  'configuracion.membresias.ver',
  'configuracion.perfil.ver',
] as const

export type Permiso = (typeof PERMISOS)[number]

/** What an Asesor may do unless a person's own tree says otherwise (specification §6). */
export const PERMISOS_DE_UN_ASESOR: readonly Permiso[] = PERMISOS.filter(
  (permiso) => /^(clientes|asesorias)\./.test(permiso) || permiso === 'configuracion.perfil.ver',
)

/** The lists that have saved views, by the name that the session's answer gives them. */
export const LISTAS = ['clientes', 'asesorias', 'usuarios', 'membresias', 'contrataciones'] as const

/** The lists of which many rows can be changed at once, and the permission for it. */
export const LOTES = {
  clientes: 'clientes.editar',
  asesorias: 'asesorias.editar',
  usuarios: 'usuarios.editar',
  contrataciones: 'clientes.editar',
} as const satisfies Record<string, Permiso>

export type Lista = (typeof LISTAS)[number]
