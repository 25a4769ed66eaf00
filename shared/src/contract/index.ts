/** The contract between browser and api: zod schemas and types of every call, and of the registry. */
export * from './archivos'
export * from './asesorias'
export * from './auth'
export * from './busqueda.ejemplos'
export * from './caja'
export * from './calls'
export * from './clientes'
export * from './configuracion'
export * from './contrataciones'
export * from './credentials'
export * from './eliminados'
export * from './limits'
export * from './list'
export * from './lotes'
export * from './multipart'
export * from './notas'
export * from './perfil'
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
} from './remotes'
export * from './salud'
export * from './telemetria'
export * from './text'
export * from './text.ejemplos'
export * from './usuarios'
export * from './vistas'
export * from './wire'
