/** A client's observable state with all its related data, as texts, so that two states can be compared. */
export interface Facts {
  nombre: string
  /** The same writes set this and nombre: if the two differ, half a write was visible. */
  rfc: string
  asesorias: string[]
  /** total → status */
  contrataciones: Record<number, number>
  /** nombre → sha-256 of the bytes */
  archivos: Record<string, string>
}

/** null: the client does not exist. */
export type State = Facts | null

/** The possible states of one client: the acknowledged one and, while an answer is pending, also the requested one. */
export interface Entry {
  id: string | null
  /** The name at creation, which finds the client if the answer with its id never arrived. */
  nombre: string
  known: State
  maybe: State[]
}

/** All requests to the api, and those it has acknowledged. */
export class Ledger {
  readonly entries: Entry[] = []
  acknowledged = 0
  private stamp = 0

  /** A text that was never used before. */
  next = (): string => `m${++this.stamp}`

  open(nombre: string): Entry {
    const entry: Entry = { id: null, nombre, known: null, maybe: [] }
    this.entries.push(entry)
    return entry
  }
}

export const allowed = ({ known, maybe }: Entry): string[] => [known, ...maybe].map(asText)

/** The same text for the same facts, whatever their order. */
export function asText(state: State): string {
  if (!state) return 'none'
  const sorted = (map: object) => Object.entries(map).sort(([a], [b]) => a.localeCompare(b))
  const { nombre, rfc, asesorias, contrataciones, archivos } = state
  return JSON.stringify([nombre, rfc, [...asesorias].sort(), sorted(contrataciones), sorted(archivos)])
}
