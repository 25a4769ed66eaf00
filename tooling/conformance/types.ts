import type { RegistryEntry } from '@backoffice/shared/contract'

/** A built release under test, wherever it lies. */
export interface Subject {
  name: string
  entry: RegistryEntry
  /** The folder of its files; absent for a release that is only known by its address. */
  folder?: string
}

/** Something the release does that it must not, in a Spanish sentence for its team. */
export interface Finding {
  check: CheckName
  /** The page it was seen on. */
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

/** What a check looks at; the report names each, also those that found nothing. */
export type CheckName = (typeof checkNames)[number]

/** Brotli bytes that one page of the release adds to what the host has loaded already. */
export interface PageSize {
  path: string
  files: number
  bytes: number
}
