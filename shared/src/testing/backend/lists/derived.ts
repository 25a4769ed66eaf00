import type { Handler } from '../handler.ts'
import { collection, type Names } from './collection.ts'
import { type Derived, DERIVED } from './derivedRows.ts'

/** The calls of entities that do only what all entities do, as `npm run new-entity` writes them. */
export const derived = Object.assign(
  {},
  ...DERIVED.map((lista) => collection<Derived, string>(lista, `/${lista}/*`)),
) as Record<Names<`/${Derived}/*`>, Handler>
