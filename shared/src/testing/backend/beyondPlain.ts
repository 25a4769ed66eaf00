import type { CallName } from '../../contract'

/** The calls that a server of the plain contract, section 7 of the specification alone, does not know (D38). */
export const beyondPlain: ReadonlySet<CallName> = new Set([
  'POST /auth/cerrar_sesion',
  'POST /auth/verificar_codigo',
  'POST /clientes/posibles_duplicados',
  'POST /clientes/exportar',
  'POST /clientes/crear_contratacion',
  'POST /clientes/cancelar_contratacion',
  'POST /clientes/restaurar',
  'POST /clientes/restaurar_archivo',
  'POST /clientes/restaurar_contratacion',
  'POST /contrataciones/listar',
  'POST /contrataciones/exportar',
  'POST /clientes/crear_nota',
  'POST /clientes/editar_nota',
  'POST /clientes/terminar_nota',
  'POST /clientes/eliminar_nota',
  'POST /clientes/restaurar_nota',
  'POST /clientes/historia',
  'POST /tareas/mias',
  'POST /asesorias/detalles',
  'POST /asesorias/editar',
  'POST /asesorias/eliminar',
  'POST /asesorias/exportar',
  'POST /asesorias/restaurar',
  'GET /asesorias/listar_asesores',
  'POST /usuarios/exportar',
  'POST /usuarios/restaurar',
  'POST /configuracion/restaurar_membresia',
  'POST /busqueda/buscar',
  'GET /salud',
  'POST /telemetria',
])

/** The same as paths, plus the extras of specified calls (D45): the `capacidades` of our session answer. */
export const capacidades: string[] = [
  ...[...beyondPlain].map((name) => name.split(' ')[1] as string),
  'asesorias.asesor',
  'asesorias.tipo_y_asesor',
  'usuarios.permisos',
  'perfil.password_actual',
  'perfil.quitar_foto',
].sort()
