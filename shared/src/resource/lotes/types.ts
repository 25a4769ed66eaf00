import type { ComponentType } from 'react'
import type { ListaConLotes, Lote } from '../../contract/index.ts'
import type { Save } from '../record/save/useSave.ts'

/** The lists whose rows can be chosen. */
export type { ListaConLotes }

/** What an action needs beside the rows: the advisor, the day. */
export type DatosDeLote = Record<string, string | number>

/** The dialog of an action; by default a question with «Si» and «No». */
export interface LoteDialogProps extends Pick<Save<DatosDeLote>, 'pending' | 'error' | 'campos'> {
  /** «3 clientes». */
  cuantos: string
  /** Begins the batch; resolves to true once the server has it. */
  begin(datos: DatosDeLote): Promise<boolean>
  onClose(): void
}

/** Something that can be done with the chosen rows. */
export interface LoteAction {
  accion: Exclude<Lote['accion'], 'restaurar'>
  label: string
  danger?: boolean
  /** From `onDemand`: it is downloaded when it is asked for. */
  Dialog?: ComponentType<LoteDialogProps>
}

/** Something else that can be done with the chosen rows, in a dialog of the page's. */
export interface OtherAction {
  label: string
  onClick(elegidos: Elegidos): void
}

/** The rows that a batch is for, as its call names them. */
export type Elegidos =
  | { renglones: { id: string; version?: number }[] }
  | { filtro: object; esperados: number }
  | { id_lote: string }
