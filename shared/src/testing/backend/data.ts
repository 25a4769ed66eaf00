import type {
  Archivo,
  AsesoriaFila,
  Asesor,
  Cliente,
  Contratacion,
  Empresa,
  FallaLote,
  Lista,
  Lote,
  Membresia,
  Nota,
  TipoAsesoria,
  UsuarioSesion,
  Vistas,
} from '../../contract/index.ts'

/** A stored file. */
export interface ArchivoGuardado extends Archivo {
  id_cliente: string
  /** The address of its bytes; null: it has none. */
  url: string | null
  /** The uploaded file. */
  contenido?: File
}

/** A stored purchase; its status is used as given here. */
export interface ContratacionGuardada extends Contratacion {
  id_cliente: string
  /** Its last day before it was extended. */
  previo?: string
}

/** A stored note. */
export interface NotaGuardada extends Nota {
  id_cliente: string
}

/** A stored advisory: its list row, and the members that only details and profiles return. */
export interface AsesoriaGuardada extends Omit<AsesoriaFila, 'asesor'> {
  id_cliente?: string
  asesor?: Asesor
  tipo?: TipoAsesoria
  descripcion?: string | null
}

interface RenglonDeLote {
  id: string
  version?: number | undefined
  /** The last day that a purchase had before. */
  previo?: string | undefined
}

/** A stored batch; `por` is whose it is. */
export interface LoteGuardado extends Lote {
  por: string
  quedan: RenglonDeLote[]
  listos: RenglonDeLote[]
  fallas: FallaLote[]
  /** What its action needs beside the rows. */
  datos: object
}

/** The rows that can be deleted and restored. */
export interface Tables {
  clientes: Cliente
  asesorias: AsesoriaGuardada
  usuarios: UsuarioSesion
  membresias: Membresia
  archivos: ArchivoGuardado
  notas: NotaGuardada
}

export type Lists = { [K in keyof Tables]: Tables[K][] }

/** All data of the back end. Lists, details and profiles derive from it. */
export interface Data extends Lists {
  empresa: Empresa
  /** Passwords that differ from the common one, by user id. */
  contrasenas: Record<string, string>
  /** Newest first. */
  contrataciones: ContratacionGuardada[]
  /** Batches, with the rows that they still have to do. */
  lotes: LoteGuardado[]
  /** What was deleted, the latest first: such rows also say when and by whom. */
  eliminados: Lists
  /** Each person's views, by user id and list. */
  vistas: Record<string, Partial<Record<Lista, Vistas>>>
}
