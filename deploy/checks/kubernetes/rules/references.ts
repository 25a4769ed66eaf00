import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import type { IContainer } from 'kubernetes-models/v1/Container'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { Secret } from 'kubernetes-models/v1/Secret'
import { ofKind, type Resource } from '../kinds.ts'
import { containersOf, podsOf, type Pods } from '../pods.ts'

/** References to settings, secrets and volumes that do not exist, and documents with the same name. */
export function referenceProblems(resources: Resource[]): string[] {
  return [
    ...twice(resources.map(({ kind, name }) => `${kind}/${name}`)).map((name) => `${name}: stands twice`),
    ...podsOf(resources).flatMap((pods) => [
      ...volumeProblems(pods, resources),
      ...containersOf(pods).flatMap((container) =>
        settingProblems(container, resources).map((problem) => `${pods.of}: ${problem}`),
      ),
    ]),
  ]
}

const twice = (names: string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]

/** What CloudNativePG writes into the Secret of a Cluster. */
const OF_THE_OPERATOR = [
  'uri',
  'fqdn-uri',
  'host',
  'port',
  'dbname',
  'user',
  'username',
  'password',
  'pgpass',
]

/** The keys of a ConfigMap or, from the example, of a Secret; null: it does not exist. */
function keysOf(resources: Resource[], kind: 'ConfigMap' | 'Secret', name = ''): string[] | null {
  const all = kind === 'Secret' ? ofKind(resources, Secret) : ofKind(resources, ConfigMap)
  if (
    kind === 'Secret' &&
    ofKind(resources, Cluster).some(({ metadata }) => `${metadata?.name}-app` === name)
  )
    return OF_THE_OPERATOR
  const found = all.find(({ metadata }) => metadata?.name === name)
  if (!found) return null
  return Object.keys(('stringData' in found ? found.stringData : found.data) ?? {})
}

function settingProblems({ env = [], envFrom = [] }: IContainer, resources: Resource[]): string[] {
  const whole = envFrom.map(({ configMapRef, secretRef }) => ({
    name: configMapRef?.name ?? secretRef?.name,
    keys: keysOf(resources, secretRef ? 'Secret' : 'ConfigMap', configMapRef?.name ?? secretRef?.name),
  }))
  const single = env.flatMap(({ name, valueFrom }) => {
    const ref = valueFrom?.secretKeyRef ?? valueFrom?.configMapKeyRef
    if (!ref) return []
    const keys = keysOf(resources, valueFrom?.secretKeyRef ? 'Secret' : 'ConfigMap', ref.name)
    return [
      ...(keys?.includes(ref.key)
        ? []
        : [`${name} is to come from ${ref.name}.${ref.key}, which is not there`]),
      ...(ref.optional ? [`${name} would just be missing: a required one may not be optional`] : []),
    ]
  })
  const names = [...env.map(({ name }) => name), ...whole.flatMap(({ keys }) => keys ?? [])]
  return [
    ...whole.filter(({ keys }) => !keys).map(({ name }) => `there is no ${name} to take settings from`),
    ...single,
    ...twice(names).map((name) => `${name} is set twice`),
  ]
}

function volumeProblems(pods: Pods, resources: Resource[]): string[] {
  const { of, spec } = pods
  const volumes = (spec.volumes ?? []).map(({ name }) => name)
  const mounted = containersOf(pods).flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name))
  const claims = ofKind(resources, PersistentVolumeClaim).map(({ metadata }) => metadata?.name)
  return [
    ...mounted.filter((name) => !volumes.includes(name)).map((name) => `${of}: there is no volume ${name}`),
    ...volumes
      .filter((name) => !mounted.includes(name))
      .map((name) => `${of}: nobody uses the volume ${name}`),
    ...(spec.volumes ?? [])
      .flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [])
      .filter((name) => !claims.includes(name))
      .map((name) => `${of}: there is no PersistentVolumeClaim/${name}`),
  ]
}
