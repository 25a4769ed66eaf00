import type { Handler } from '../handler.ts'
import { collection, type Names } from './collection.ts'
import { type Derived, DERIVED } from './derivedRows.ts'

/** The calls for the rows of entities that do no more than all do, as `npm run new-entity` writes them. */
export const derived = Object.assign(
  {},
  ...DERIVED.map((lista) => collection<Derived, string>(lista, `/${lista}/*`)),
) as Record<Names<`/${Derived}/*`>, Handler>
