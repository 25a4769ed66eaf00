import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { root } from '../start/before/root.mjs'
import type { Resource } from './kinds'

const folder = join(root, 'deploy/kubernetes')

/** The manifests' texts by file name. */
export const readFiles = (): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => /\.ya?ml$/.test(name))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

/** A file's documents. Whatever the YAML parser warns of (a repeated key, a tab) is an error. */
export function parse(file: string, text: string): object[] {
  return parseAllDocuments(text).map((document) => {
    const [problem] = [...document.errors, ...document.warnings]
    if (problem) throw new Error(`${file}: ${problem.message}`)
    const data: unknown = document.toJS()
    if (typeof data !== 'object' || data === null) throw new Error(`${file}: an empty document`)
    return data
  })
}

/** Every document but kustomize's own. The examples count too: they have to be right as well. */
export function resourcesOf(files: Map<string, string>): Resource[] {
  return [...files]
    .filter(([file]) => file !== 'kustomization.yaml')
    .flatMap(([file, text]) =>
      parse(file, text).map((data) => {
        const {
          apiVersion = '',
          kind = '',
          metadata,
        } = data as Partial<Resource> & { metadata?: { name?: string } }
        return { file, apiVersion, kind, name: metadata?.name ?? '', data }
      }),
    )
}
