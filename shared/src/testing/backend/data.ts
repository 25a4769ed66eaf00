import type * as contract from '../../contract/index.ts'
import type { DerivedRows } from './lists/derivedRows.ts'

/** A stored file. */
export interface ArchivoGuardado extends contract.Archivo {
  id_cliente: string
  /** The uploaded file. */
  contenido?: File
}

/** A stored purchase; its status is used as given here. */
export type ContratacionGuardada = contract.Contratacion & { id_cliente: string }

/** A stored advisory: its list row, the members that only details and profiles return. */
export interface AsesoriaGuardada extends Omit<contract.AsesoriaFila, 'asesor'> {
  id_cliente?: string
  asesor?: contract.Asesor
  tipo?: contract.TipoAsesoria
  descripcion?: string | null
}

/** A stored batch: the rows that were done, and those that failed. */
export interface LoteGuardado extends contract.Lote {
  listos: { id: string }[]
  fallas: contract.FallaLote[]
}

/** The rows that can be deleted and restored. */
export interface Tables extends DerivedRows {
  clientes: contract.Cliente
  asesorias: AsesoriaGuardada
  usuarios: contract.UsuarioSesion
  membresias: contract.Membresia
  archivos: ArchivoGuardado
}

export type Lists = { [K in keyof Tables]: Tables[K][] }

/** All data of the back end, the newest rows first. Lists, details and profiles derive from it. */
export interface Data extends Lists {
  empresa: contract.Empresa
  /** Passwords that differ from the common one, by user id. */
  contrasenas: Record<string, string>
  contrataciones: ContratacionGuardada[]
  lotes: LoteGuardado[]
  /** The deleted records, each with when and by whom it was deleted. */
  eliminados: Lists
  /** Who made a row what it is, and when, by its id. */
  cambios: Record<string, { modificado_por: string; modificado_el: string }>
  /** Each person's views, by user id and list. */
  vistas: Record<string, Partial<Record<contract.Lista, contract.Vistas>>>
}
