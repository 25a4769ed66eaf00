import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** What a resource's folder may have for the rest of the program, by the name of the file. */
export type Part = 'plugin' | 'routes' | 'datos'

/** The folders of `resources/` that have such a file. */
export const foldersWith = (part: Part): string[] =>
  globSync(`resources/*/${part}.ts`, { cwd: import.meta.dirname })
    .map((file) => basename(dirname(file)))
    .sort()

/** The same in the built program, which is one file: build.ts puts the names here. */
declare const BUILT: Record<Part, string[]> | undefined
export const namesOf = (part: Part) => (typeof BUILT === 'undefined' ? foldersWith(part) : BUILT[part])
