import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { root } from '../../../tooling/start/before/root.mjs'
import type { Resource } from './kinds.ts'

const folder = join(root, 'deploy/kubernetes')

/** The manifests' texts by file name. */
export const readFiles = (): Map<string, string> =>
  new Map(
    [
      ...readdirSync(folder)
        .filter((name) => /\.ya?ml$/.test(name))
        .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
      ...remotesHere().map((name) => [`remotes/${name}`, remoteAs(name)] as const),
    ].sort(([a], [b]) => a.localeCompare(b)),
  )

/** The remotes with a folder under remotes/. */
export const remotesHere = () => readdirSync(join(folder, 'remotes')).sort()

/** The text of a remote's kustomization.yaml, which differs from the others only in the name. */
export const overlayOf = (name: string) =>
  readFileSync(join(folder, 'remotes', name, 'kustomization.yaml'), 'utf8')

/** The base under a remote's name, as kustomize derives it with `nameSuffix`, `labels` and `images`. */
const remoteAs = (name: string) =>
  readFileSync(join(folder, 'remote/remote.yaml'), 'utf8').replace(
    /(name: |backoffice\/)remote$|(name: )remote(?=[ ,])/gm,
    `$1$2remote-${name}`,
  )

/** A file's documents. Every warning of the YAML parser (a repeated key, a tab) is an error. */
export function parse(file: string, text: string): object[] {
  return parseAllDocuments(text).map((document) => {
    const [problem] = [...document.errors, ...document.warnings]
    if (problem) throw new Error(`${file}: ${problem.message}`)
    const data: unknown = document.toJS()
    if (typeof data !== 'object' || data === null) throw new Error(`${file}: an empty document`)
    return data
  })
}

/** Every document but kustomize's own. It includes the examples, which must be right as well. */
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
