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
