import type { CallName } from '../../contract'
import { asesorias } from './asesorias'
import { auth } from './auth'
import { clientes } from './clientes'
import { configuracion } from './configuracion'
import type { Handlers } from './handler'
import { usuarios } from './usuarios'

/** Every call of the contract: one that is missing here does not compile. */
export const handlers: Handlers = {
  ...auth,
  ...clientes,
  ...asesorias,
  ...usuarios,
  ...configuracion,
  'GET /salud': () => ({ estado: 'bien', version: '1.0.0' }),
}

/** What a server of the plain contract, the specification's alone, does not know. */
export const beyondPlain: ReadonlySet<CallName> = new Set(['POST /auth/cerrar_sesion', 'GET /salud'])

/** Calls that need no session. */
export const open: ReadonlySet<CallName> = new Set(['POST /auth/login', 'GET /salud'])

/** What a call needs (D23); a session alone where nothing is said. */
export const permissionOf: Partial<Record<CallName, string[]>> = {
  'POST /clientes/listar': ['clientes.ver'],
  'POST /clientes/crear': ['clientes.agregar'],
  'POST /clientes/detalles': ['clientes.detalles', 'clientes.editar', 'asesorias.agregar'],
  'POST /clientes/eliminar': ['clientes.editar'],
  'POST /asesorias/listar': ['asesorias.ver'],
  'POST /usuarios/listar': ['usuarios.ver'],
  'GET /configuracion/listar_membresias': ['configuracion.membresias.ver', 'clientes.editar'],
}
