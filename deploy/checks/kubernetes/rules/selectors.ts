import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Service } from 'kubernetes-models/v1/Service'
import { ofKind, type Resource } from '../kinds.ts'
import { type LabelSelector, podsOf, type Pods, selects } from '../pods.ts'

/** Finds selectors that match nothing, or too much; budgets and autoscalers without their Deployment. */
export function selectorProblems(resources: Resource[]): string[] {
  const pods = podsOf(resources)
  const one = (what: string, selector: LabelSelector | undefined) => {
    const selected = pods.filter(({ labels }) => selects(selector, labels))
    const names = selected.map((each) => each.of).join(', ')
    return selected.length === 1 && selected[0]?.deployment
      ? []
      : [`${what} selects «${names}», not one Deployment`]
  }
  return [
    ...pods.flatMap(ownSelectors),
    ...ofKind(resources, Service).flatMap(({ metadata, spec }) =>
      one(`Service/${metadata?.name}`, { matchLabels: spec?.selector }),
    ),
    ...ofKind(resources, PodDisruptionBudget).flatMap(({ metadata, spec }) =>
      one(`PodDisruptionBudget/${metadata?.name}`, spec?.selector),
    ),
    ...ofKind(resources, HorizontalPodAutoscaler).flatMap((scaler) => scalerProblems(scaler, pods)),
    ...ofKind(resources, NetworkPolicy).flatMap((policy) => deadNames(policy, pods)),
    ...pods.flatMap((each) => withoutBudget(each, resources)),
  ]
}

function ownSelectors({ of, labels, deployment, spec }: Pods): string[] {
  const spread = (spec.topologySpreadConstraints ?? []).filter(
    ({ labelSelector }) => !selects(labelSelector, labels),
  )
  const own = deployment && !selects(deployment.spec?.selector, labels)
  return [
    ...(own ? [`${of}: its selector does not select its own pods`] : []),
    ...spread.map(({ topologyKey }) => `${of}: what is spread over ${topologyKey} is not its own pods`),
  ]
}

function scalerProblems({ metadata, spec }: HorizontalPodAutoscaler, pods: Pods[]): string[] {
  const name = `HorizontalPodAutoscaler/${metadata?.name}`
  const target = spec?.scaleTargetRef
  const found = pods.find(({ of }) => of === `${target?.kind}/${target?.name}`)
  if (!spec || !found?.deployment) return [`${name}: there is no ${target?.kind}/${target?.name}`]
  return [
    ...(found.deployment.spec?.replicas === undefined
      ? []
      : [`${found.of}: replicas would undo what ${name} decided`]),
    ...((spec.minReplicas ?? 1) < 2 || spec.maxReplicas < (spec.minReplicas ?? 1)
      ? [`${name}: from 2 up`]
      : []),
    ...(found.spec.containers.every(({ resources }) => resources?.requests?.cpu)
      ? []
      : [`${name}: a share of the CPU needs a request of CPU`]),
  ]
}

/** Finds names in a policy that no pod has: such a policy would silently block everything. */
function deadNames({ metadata, spec }: NetworkPolicy, pods: Pods[]): string[] {
  const peers = [
    ...(spec?.ingress ?? []).flatMap(({ from }) => from ?? []),
    ...(spec?.egress ?? []).flatMap(({ to }) => to ?? []),
  ]
  return [spec?.podSelector, ...peers.map(({ podSelector }) => podSelector)]
    .flatMap((selector) => (selector ? single(selector) : []))
    .filter((selector) => !isOfTheOperator(selector) && !pods.some(({ labels }) => selects(selector, labels)))
    .map((selector) => `NetworkPolicy/${metadata?.name}: no pod is ${JSON.stringify(selector)}`)
}

/** CloudNativePG makes the pods of a database and of a pooler. */
const isOfTheOperator = ({ matchLabels = {} }: LabelSelector) =>
  Object.keys(matchLabels).some((label) => label.startsWith('cnpg.io/'))

/** Splits «In [a, b]» into two selectors, because each of its names must exist. */
const single = ({ matchLabels, matchExpressions = [] }: LabelSelector): LabelSelector[] => [
  { matchLabels },
  ...matchExpressions.flatMap(({ values = [], ...rest }) =>
    values.map((value) => ({ matchExpressions: [{ ...rest, values: [value] }] })),
  ),
]

const withoutBudget = ({ of, labels, deployment }: Pods, resources: Resource[]): string[] =>
  deployment && !ofKind(resources, PodDisruptionBudget).some(({ spec }) => selects(spec?.selector, labels))
    ? [`${of}: no PodDisruptionBudget keeps a pod of it while nodes are emptied`]
    : []
