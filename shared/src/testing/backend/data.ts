import type {
  Archivo,
  AsesoriaFila,
  Asesor,
  Cliente,
  Contratacion,
  Empresa,
  Membresia,
  TipoAsesoria,
  UsuarioSesion,
} from '../../contract'

/** A file as the back end keeps it. */
export interface ArchivoGuardado extends Archivo {
  id_cliente: string
  /** Where its bytes are; null: there are none. */
  url: string | null
  /** What was uploaded. */
  contenido?: File
}

/** A purchase as the back end keeps it; its status is taken as it stands here. */
export interface ContratacionGuardada extends Contratacion {
  id_cliente: string
}

/** An advisory as the back end keeps it: a row of the list, and what only details and profiles tell. */
export interface AsesoriaGuardada extends Omit<AsesoriaFila, 'asesor'> {
  id_cliente?: string
  asesor?: Asesor
  tipo?: TipoAsesoria
  descripcion?: string | null
}

/** Everything the back end knows. Lists, details and profiles are told from it. */
export interface Data {
  empresa: Empresa
  usuarios: UsuarioSesion[]
  /** Passwords that are not everybody's, by user id. */
  contrasenas: Record<string, string>
  clientes: Cliente[]
  asesorias: AsesoriaGuardada[]
  membresias: Membresia[]
  /** Newest first. */
  archivos: ArchivoGuardado[]
  /** Newest first. */
  contrataciones: ContratacionGuardada[]
}
