import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../start/before/root.mjs'
import type { Resource } from './kinds.ts'
import { parse, resourcesOf } from './manifests.ts'

interface Patch {
  target: { kind: string; name: string }
  patch: string
}
interface Overlay {
  resources: string[]
  patches: Patch[]
}
type Data = Record<string, unknown>

/** The texts of deploy/kubernetes-almacen by file name. */
export const overlayFiles = (): Map<string, string> =>
  new Map(
    ['kustomization.yaml', 'almacen.yaml'].map((name) => [
      name,
      readFileSync(join(root, 'deploy/kubernetes-almacen', name), 'utf8'),
    ]),
  )

/**
 * The manifests as `kubectl kustomize deploy/kubernetes-almacen` makes them, as far as that folder uses kustomize.
 * @throws if a patch fits nothing, which kustomize does not report
 */
export function overlaid(base: Resource[], files: Map<string, string>): Resource[] {
  const [data] = parse('kustomization.yaml', files.get('kustomization.yaml') ?? '')
  const { resources, patches } = data as Overlay
  const own = resources.filter((name) => name !== '../kubernetes')
  const added = resourcesOf(new Map(own.map((name) => [name, files.get(name) ?? ''])))
  return patches.reduce(
    (all, { target, patch }) => {
      const [change] = parse(`${target.kind}/${target.name}`, patch)
      const fits = ({ kind, name }: Resource) =>
        kind === target.kind && new RegExp(`^(${target.name})$`).test(name)
      if (!all.some(fits)) throw new Error(`no ${target.kind} is named ${target.name}`)
      return all.flatMap((each) => (fits(each) ? changed(each, change as Data) : each))
    },
    [...base, ...added],
  )
}

const isDelete = (value: unknown) => isMap(value) && value.$patch === 'delete'

function changed(resource: Resource, change: Data): Resource[] {
  if (isDelete(change)) return []
  // A patch for several resources names none of them.
  const { metadata: _, ...rest } = change
  return [{ ...resource, data: merged(resource.data as Data, rest) as object }]
}

const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists that Kubernetes merges by a key; it replaces the others. */
const keys: Record<string, string> = { containers: 'name', volumes: 'name', volumeMounts: 'mountPath' }

function merged(old: unknown, change: unknown, field = ''): unknown {
  const key = keys[field]
  if (Array.isArray(old) && Array.isArray(change) && key !== undefined) return mergedList(old, change, key)
  if (!isMap(old) || !isMap(change)) return change
  const both = { ...old, ...change }
  return Object.fromEntries(
    Object.entries(both)
      .filter(([name]) => change[name] !== null)
      .map(([name]) => [name, name in change ? merged(old[name], change[name], name) : old[name]]),
  )
}

function mergedList(old: Data[], change: Data[], key: string): Data[] {
  const changeOf = (item: Data) => change.find((each) => each[key] === item[key])
  const kept = old.filter((item) => !isDelete(changeOf(item)))
  const added = change.filter((each) => !isDelete(each) && !old.some((item) => item[key] === each[key]))
  return [...added, ...kept.map((item) => merged(item, changeOf(item) ?? {}) as Data)]
}
