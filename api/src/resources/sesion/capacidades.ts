/** Section 7 of the specification: the calls of every server of the contract. */
const PLAIN = new Set(
  `/auth/login /auth/confirmar_correo /auth/recuperar_password /auth/sesion
  /clientes/listar /clientes/listar_avanzado /clientes/detalles /clientes/perfil /clientes/crear /clientes/editar
  /clientes/eliminar /clientes/crear_archivo /clientes/editar_archivo /clientes/detalles_archivo
  /clientes/eliminar_archivo /configuracion/listar_regimenes_fiscales /configuracion/listar_giros
  /asesorias/listar /asesorias/crear
  /usuarios/listar /usuarios/detalles /usuarios/crear /usuarios/editar /usuarios/eliminar
  /configuracion/listar_membresias /configuracion/crear_membresia /configuracion/editar_membresia
  /configuracion/detalles_membresia /configuracion/eliminar_membresia /configuracion/editar_perfil_personal`.split(
    /\s+/,
  ),
)

/** The extras of specified calls that this server supports (D45). */
const EXTRAS = [
  'asesorias.asesor',
  'asesorias.tipo_y_asesor',
  'clientes.columnas',
  'exportar.ids',
  'usuarios.permisos',
  'perfil.password_actual',
  'perfil.quitar_foto',
]

/** This server's offer beyond the plain contract: calls by path (D38), and extras by name. */
export const beyondPlain = (paths: Iterable<string>): string[] =>
  [...[...paths].filter((path) => !PLAIN.has(path)), ...EXTRAS].sort()
