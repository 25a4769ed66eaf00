/** The contract between browser and api: zod schemas and types of every call, and of the registry. */
export * from './ejemplos/busqueda.ts'
export * from './resources/buscador.ts'
export type { Access, Audited, Call } from './call.ts'
export * from './calls.ts'
export * from './campos/index.ts'
export * from './capacidades.ts'
export * from './credentials.ts'
export * from './eliminados.ts'
export * from './entidades.ts'
export * from './importar/index.ts'
export * from './limits.ts'
export * from './list.ts'
export * from './lotes.ts'
export * from './multipart.ts'
export { covers, type Granted } from './permisos/covers.ts'
export * from './permisos/effective.ts'
export type {
  BreadcrumbItem,
  CanaryEntry,
  MenuEntry,
  PinnedEntry,
  Registry,
  RegistryEntry,
  RemoteFound,
  RemoteManifest,
  RemotePermission,
  RemoteRoute,
  RemoteSource,
  ShownGroup,
  StartFiles,
  WaitingGroup,
} from './remotes/index.ts'
export * from './text/index.ts'
export * from './ejemplos/text.ts'
export * from './vistas.ts'
export * from './wire.ts'
