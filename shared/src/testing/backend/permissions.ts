import type { CallName } from '../../contract'

/** Calls that need no session. */
export const open: ReadonlySet<CallName> = new Set([
  'POST /auth/login',
  'POST /auth/confirmar_correo',
  'POST /auth/verificar_codigo',
  'POST /auth/recuperar_password',
  'GET /salud',
])

/** The permissions of a call, one of which is enough (D23); other calls only need a session. */
export const permissionOf: Partial<Record<CallName, string[]>> = {
  'POST /clientes/listar': ['clientes.ver'],
  'POST /clientes/exportar': ['clientes.ver'],
  'POST /clientes/listar_avanzado': ['clientes.ver', 'asesorias.agregar'],
  'POST /clientes/crear': ['clientes.agregar'],
  'POST /clientes/posibles_duplicados': ['clientes.agregar', 'clientes.editar'],
  'POST /clientes/detalles': ['clientes.detalles', 'clientes.editar', 'asesorias.agregar'],
  'POST /clientes/perfil': ['clientes.detalles', 'asesorias.detalles'],
  'POST /clientes/editar': ['clientes.editar'],
  'POST /clientes/eliminar': ['clientes.editar'],
  'POST /clientes/crear_archivo': ['clientes.editar'],
  'POST /clientes/editar_archivo': ['clientes.editar'],
  'POST /clientes/eliminar_archivo': ['clientes.editar'],
  'POST /clientes/detalles_archivo': ['clientes.detalles', 'asesorias.detalles'],
  'POST /clientes/crear_contratacion': ['clientes.editar'],
  'POST /clientes/cancelar_contratacion': ['clientes.editar'],
  'POST /asesorias/listar': ['asesorias.ver'],
  'POST /asesorias/exportar': ['asesorias.ver'],
  'POST /asesorias/crear': ['asesorias.agregar'],
  'POST /asesorias/detalles': ['asesorias.detalles', 'asesorias.editar'],
  'POST /asesorias/editar': ['asesorias.editar'],
  'POST /asesorias/eliminar': ['asesorias.editar'],
  'GET /asesorias/listar_asesores': ['asesorias.agregar', 'asesorias.editar'],
  'POST /usuarios/listar': ['usuarios.ver'],
  'POST /usuarios/exportar': ['usuarios.ver'],
  'POST /usuarios/crear': ['usuarios.agregar'],
  'POST /usuarios/detalles': ['usuarios.editar'],
  'POST /usuarios/editar': ['usuarios.editar'],
  'POST /usuarios/eliminar': ['usuarios.editar'],
  'GET /configuracion/listar_membresias': ['configuracion.membresias.ver', 'clientes.editar'],
  'POST /configuracion/crear_membresia': ['configuracion.membresias.ver'],
  'POST /configuracion/detalles_membresia': ['configuracion.membresias.ver'],
  'POST /configuracion/editar_membresia': ['configuracion.membresias.ver'],
  'POST /configuracion/eliminar_membresia': ['configuracion.membresias.ver'],
}
