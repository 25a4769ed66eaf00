import type * as contract from '../../contract/index.ts'
import type { DerivedRows } from './lists/derivedRows.ts'

/** A stored file. */
export interface ArchivoGuardado extends contract.Archivo {
  id_cliente: string
  /** The uploaded file. */
  contenido?: File
}

/** A stored purchase, with its last day before it was extended; its status is used as given here. */
export type ContratacionGuardada = contract.Contratacion & { id_cliente: string; previo?: string }

/** A stored payment. */
export type PagoGuardado = contract.Pago & { id_contratacion: string }

/** A message that was sent. */
export interface MensajeGuardado {
  _id: string
  id_cliente: string
  canal: contract.CanalMensaje
  para: string
  texto: string
  momento: string
}

/** A stored note. */
export type NotaGuardada = contract.Nota & { id_cliente: string }

/** A stored advisory: its list row, the members that only details and profiles return, and its day before it was moved. */
export interface AsesoriaGuardada extends Omit<contract.AsesoriaFila, 'asesor'> {
  id_cliente?: string
  asesor?: contract.Asesor
  tipo?: contract.TipoAsesoria
  descripcion?: string | null
  previo?: string
}

/** Who made a row what it is, and when. */
export interface Cambio {
  por: string
  el: string
}

interface RenglonDeLote {
  id: string
  version?: number | undefined
}

/** When somebody came in last, when they were invited, and who closed their access. */
export interface AccesoGuardado {
  entrada?: string | undefined
  invitacion?: string | undefined
  cierre?: { momento: string; por: string } | undefined
}

/** A stored batch: whose it is, its rows, and what its action needs beside them. */
export interface LoteGuardado extends contract.Lote {
  por: string
  quedan: RenglonDeLote[]
  listos: RenglonDeLote[]
  fallas: contract.FallaLote[]
  datos: object
}

/** The rows that can be deleted and restored. */
export interface Tables extends DerivedRows {
  clientes: contract.Cliente
  asesorias: AsesoriaGuardada
  usuarios: contract.UsuarioSesion
  membresias: contract.Membresia
  archivos: ArchivoGuardado
  notas: NotaGuardada
}

export type Lists = { [K in keyof Tables]: Tables[K][] }

/** All data of the back end, the newest rows first. Lists, details and profiles derive from it. */
export interface Data extends Lists {
  empresa: contract.Empresa
  /** null: it has told nothing yet. */
  oficina: contract.Oficina | null
  /** Passwords that differ from the common one, by user id; '' for somebody who has none yet. */
  contrasenas: Record<string, string>
  /** What is known of each person's access, by user id (E-16). */
  accesos: Record<string, AccesoGuardado>
  contrataciones: ContratacionGuardada[]
  pagos: PagoGuardado[]
  mensajes: MensajeGuardado[]
  /** null: the office has changed nothing yet. */
  textosMensajes: { textos: contract.TextoMensaje[]; version: number } | null
  lotes: LoteGuardado[]
  /** Files of long lists, of everybody. */
  exportaciones: contract.Exportacion[]
  /** The deleted records, each with when and by whom it was deleted. */
  eliminados: Lists
  /** The last change of a row, by its id. */
  cambios: Record<string, Cambio>
  /** Each person's calendar address, by user id (E-21). */
  calendarios: Record<string, contract.Calendario>
  /** Each person's views, by user id and list. */
  vistas: Record<string, Partial<Record<contract.Lista, contract.Vistas>>>
}
