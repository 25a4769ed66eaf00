import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1/Deployment'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import type { INetworkPolicySpec } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicySpec'
import type { IContainer } from 'kubernetes-models/v1/Container'
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec'
import { ofKind, type Resource } from './kinds.ts'

export type Labels = Record<string, string>
export type LabelSelector = NonNullable<INetworkPolicySpec['podSelector']>

/** The pods that a Deployment or a CronJob makes. */
export interface Pods {
  /** «Deployment/api», for sentences. */
  of: string
  name: string
  labels: Labels
  spec: IPodSpec
  /** Null for a CronJob, which serves no requests. */
  deployment: IDeployment | null
}

export function podsOf(resources: Resource[]): Pods[] {
  const lasting = ofKind<IDeployment>(resources, Deployment).map((deployment) => ({
    deployment,
    kind: 'Deployment',
    name: deployment.metadata?.name ?? '',
    template: deployment.spec?.template,
  }))
  const passing = ofKind(resources, CronJob).map((job) => ({
    deployment: null,
    kind: 'CronJob',
    name: job.metadata?.name ?? '',
    template: job.spec?.jobTemplate.spec?.template,
  }))
  return [...lasting, ...passing].flatMap(({ deployment, kind, name, template }) =>
    template?.spec
      ? [
          {
            of: `${kind}/${name}`,
            name,
            deployment,
            labels: template.metadata?.labels ?? {},
            spec: template.spec,
          },
        ]
      : [],
  )
}

export const containersOf = ({ spec }: Pods): IContainer[] => [
  ...(spec.initContainers ?? []),
  ...spec.containers,
]

/** The number of the port that a name or a number refers to in these pods; undefined if there is none. */
export const portOf = (pods: Pods, port: string | number): number | undefined =>
  containersOf(pods)
    .flatMap(({ ports = [] }) => ports)
    .find(({ name, containerPort }) => (typeof port === 'number' ? containerPort : name) === port)
    ?.containerPort

/** As in Kubernetes, an empty selector selects everything and a missing one nothing. */
export function selects(selector: LabelSelector | undefined, labels: Labels): boolean {
  if (!selector) return false
  const byLabels = Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value)
  return byLabels && (selector.matchExpressions ?? []).every((each) => holds(each, labels))
}

function holds(
  { key, operator, values = [] }: { key: string; operator: string; values?: string[] },
  labels: Labels,
) {
  const value = labels[key]
  if (operator === 'In') return value !== undefined && values.includes(value)
  if (operator === 'NotIn') return value === undefined || !values.includes(value)
  return (operator === 'Exists') === (value !== undefined)
}
