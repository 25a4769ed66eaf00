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
  datos: {
    asesor?: string | null | undefined
    finalizacion?: string | undefined
    dias?: number | undefined
    fecha_fin?: string | undefined
  }
}

type Deletable = 'clientes' | 'asesorias' | 'usuarios' | 'membresias' | 'archivos' | 'notas'

/** What was deleted, the latest first: such rows also say when and by whom. */
export type Eliminados = Pick<Data, Deletable>

/** All data of the back end. Lists, details and profiles derive from it. */
export interface Data {
  empresa: Empresa
  usuarios: UsuarioSesion[]
  /** Passwords that differ from the common one, by user id. */
  contrasenas: Record<string, string>
  clientes: Cliente[]
  asesorias: AsesoriaGuardada[]
  membresias: Membresia[]
  /** Newest first. */
  archivos: ArchivoGuardado[]
  /** Newest first. */
  contrataciones: ContratacionGuardada[]
  /** Newest first. */
  notas: NotaGuardada[]
  /** Batches, with the rows that they still have to do. */
  lotes: LoteGuardado[]
  eliminados: Eliminados
  /** Each person's views, by user id and list. */
  vistas: Record<string, Partial<Record<Lista, Vistas>>>
}
