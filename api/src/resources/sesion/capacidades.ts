/** Section 7 of the specification: what every server of the contract has. */
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

/** What calls of the specification take here beyond it (D45). */
const EXTRAS = ['usuarios.permisos', 'perfil.password_actual', 'perfil.quitar_foto']

/** What this server offers beyond the plain contract: calls as paths (D38), and the extras by their names. */
export const beyondPlain = (paths: Iterable<string>): string[] =>
  [...[...paths].filter((path) => !PLAIN.has(path)), ...EXTRAS].sort()
