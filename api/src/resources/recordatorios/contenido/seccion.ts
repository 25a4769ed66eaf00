import type { Tx } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/auth/session.ts'

/** Whose mail it is. */
export type Persona = Pick<Session, 'idLocatario' | 'idUsuario' | 'may'>

/** One thing in a mail. */
export interface Renglon {
  titulo: string
  /** More about it, in the order in which it is read. */
  detalles: string[]
  /** The page that opens it, under the site's address; null: this person may not open it. */
  ruta: string | null
}

/** One part of a mail; `total` counts what has no room in it, too. */
export interface Contenido {
  titulo: string
  /** For the subject: «3 asesorías». */
  cuenta: string
  total: number
  renglones: Renglon[]
}

/** Reads one part as of a day; null: there is nothing to say. */
export type Seccion = (tx: Tx, persona: Persona, dia: string) => Promise<Contenido | null>

/** More of them are counted, not told. */
export const RENGLONES = 50

export const contado = (n: number, uno: string, varios: string): string => `${n} ${n === 1 ? uno : varios}`

const largo = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' })

/** «4 de diciembre de 2026» */
export const fechaLarga = (dia: string): string => largo.format(new Date(`${dia}T12:00:00Z`))
