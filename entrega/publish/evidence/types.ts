import type { RegistryEntry } from '@backoffice/shared/contract'

/** A built release under test, wherever its files are. */
export interface Subject {
  name: string
  entry: RegistryEntry
  /** The hashes of all its served files, as far as they are known. */
  files: Record<string, string>
  /** The folder of its files; absent if only its address is known. */
  folder?: string
}

/** Something that the release must not do, in a Spanish sentence for its team. */
export interface Finding {
  check: CheckName
  /** The page on which the check found it. */
  path?: string
  detail: string
}

export const checkNames = [
  'paginas',
  'permisos',
  'accesibilidad',
  'teclado',
  'copias',
  'globales',
  'estilos',
  'restos',
  'vecinos',
] as const

/** The subject of each check; the report names all checks, also those without findings. */
export type CheckName = (typeof checkNames)[number]

/** Brotli bytes that one page of the release adds to what the host has already loaded. */
export interface PageSize {
  path: string
  files: number
  bytes: number
}

/** What the checks of one release found. */
export interface Outcome {
  findings: Finding[]
  sizes: PageSize[]
  /** The releases of the remotes that ran beside it. */
  neighbours: Record<string, string>
}
