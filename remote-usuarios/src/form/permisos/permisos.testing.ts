import type { RemoteManifest } from '@backoffice/shared/contract'
import escrito from '../../../remote.json'

const usuarios: RemoteManifest = { ...escrito, contract: '*' }

const remote = (
  name: string,
  title: string,
  order: number,
  permisos: Record<string, string>,
): RemoteManifest => ({
  ...usuarios,
  name,
  title,
  menu: [{ label: title, path: `/${name}`, order, ...(name === 'configuracion' && { group: title }) }],
  permissions: Object.entries(permisos).map(([permission, label]) => ({
    permission: `${name}.${permission}`,
    label,
    asesor: permission !== 'membresias.ver',
  })),
})

const deTodos = { ver: 'Ver la lista', agregar: 'Agregar', editar: 'Editar', detalles: 'Ver los detalles' }

/** The remotes in use, as in the registry: this one, and fake ones. */
export const remotosEnUso: RemoteManifest[] = [
  remote('configuracion', 'Configuración', 10, { 'membresias.ver': 'Membresias', 'perfil.ver': 'Perfil' }),
  usuarios,
  remote('clientes', 'Clientes', 10, deTodos),
  remote('asesorias', 'Asesorías', 20, deTodos),
]
