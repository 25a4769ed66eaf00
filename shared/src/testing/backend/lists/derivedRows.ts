import type { z } from 'zod'
import { LOTES, type CallName, type Calls, type ListaConLotes } from '../../../contract/index.ts'

/** The entities that do more than all do, and have a file of their own here. */
const OWN = ['clientes', 'asesorias', 'usuarios', 'contrataciones'] as const

/** An entity whose rows and calls derive from the contract (derived.ts): it needs no file here. */
export type Derived = Exclude<ListaConLotes, (typeof OWN)[number]>

export const DERIVED = Object.keys(LOTES).filter((lista) => !OWN.some((own) => own === lista)) as Derived[]

type AnswerOf<N> = N extends CallName ? z.output<Calls[N]['response']> : never
type ValueOf<T> = T[keyof T]

/** Their rows: what the call for one of them answers. */
export type DerivedRows = { [L in Derived]: ValueOf<AnswerOf<`POST /${L}/detalles`>> }
