/*
 * What the whole product knows of its entities: their permissions, which lists have views or batches, and what their
 * rows are called. Everything else of an entity stands in its own file, which calls.ts names. Browsers download this
 * file, so it imports nothing.
 */

/**
 * Every permission that the product knows: those of the specification (§6), `auditoria.ver` (E-14), and
 * `reportes.ver` (E-18), the host's own. A stored tree may contain others, from future remotes.
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
  'auditoria.ver',
  'reportes.ver',
] as const

export type Permiso = (typeof PERMISOS)[number]

/** Whether an Asesor has a permission unless their own tree says otherwise (specification §6). */
export const esDeUnAsesor = (permiso: string): boolean =>
  /^(clientes|asesorias)\./.test(permiso) || permiso === 'configuracion.perfil.ver'

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
export type ListaConLotes = keyof typeof LOTES

/** What one row and several are called; `femenino`: «una asesoría». */
export interface Nombres {
  uno: string
  varios: string
  femenino?: true
}

/** What the rows of these lists are called in sentences. */
export const NOMBRES: Record<ListaConLotes, Nombres> = {
  clientes: { uno: 'cliente', varios: 'clientes' },
  asesorias: { uno: 'asesoría', varios: 'asesorías', femenino: true },
  usuarios: { uno: 'usuario', varios: 'usuarios' },
  contrataciones: { uno: 'contratación', varios: 'contrataciones', femenino: true },
}

/** What so many rows of a list are called: «asesorías»; those of a list without a name of its own are «renglones». */
export function nombreDeFilas(lista: string, n: number): string {
  const { uno, varios } =
    lista in NOMBRES ? NOMBRES[lista as ListaConLotes] : { uno: 'renglón', varios: 'renglones' }
  return n === 1 ? uno : varios
}

/** The actions of a batch that another batch takes back. */
export const SE_DESHACEN: ReadonlySet<string> = new Set(['eliminar', 'mover', 'extender'])
