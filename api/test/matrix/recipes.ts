import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CallName } from '@backoffice/shared/contract'

/** How one of an entity is made: its call answers `_id`. */
export interface Recipe {
  create: CallName
  /** A good request; the text in its name shows whose it is. */
  body: (marca: string) => object
}

/** How one of each further entity is made, by its table: the files of `recipes/`. */
export const recipes = new Map<string, Recipe>()
for (const file of globSync('recipes/*.ts', { cwd: import.meta.dirname }).sort()) {
  const { recipe } = (await import(join(import.meta.dirname, file))) as { recipe: Recipe }
  recipes.set(basename(file, '.ts'), recipe)
}
