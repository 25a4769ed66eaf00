import { isDeepStrictEqual } from 'node:util'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import type { IContainer } from 'kubernetes-models/v1/Container'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { ofKind, type Resource } from '../kinds.ts'
import { containersOf, podsOf, type Pods } from '../pods.ts'

/** Every pod must have minimal rights, probes, resources, and time to stop. */
export const hardeningProblems = (resources: Resource[]): string[] => [
  ...surroundings(resources),
  ...podsOf(resources).flatMap((pods) => [
    ...podProblems(pods),
    ...containersOf(pods).flatMap((container) => containerProblems(container, pods)),
  ]),
]

function surroundings(resources: Resource[]): string[] {
  const closed = ofKind(resources, NetworkPolicy).some(
    ({ spec }) =>
      spec && isDeepStrictEqual({ ...spec, policyTypes: [...(spec.policyTypes ?? [])].sort() }, CLOSED),
  )
  const refuses = ofKind(resources, Namespace).every(
    ({ metadata }) => metadata?.labels?.['pod-security.kubernetes.io/enforce'] === 'restricted',
  )
  return missing('deploy/kubernetes', {
    'anybody may talk to a pod that no policy names': closed,
    'the namespace takes pods with more rights': refuses,
  })
}

const CLOSED = { podSelector: {}, policyTypes: ['Egress', 'Ingress'] }

const missing = (of: string, expected: Record<string, boolean | undefined>): string[] =>
  Object.entries(expected)
    .filter(([, holds]) => !holds)
    .map(([what]) => `${of}: ${what}`)

function podProblems({ of, spec, deployment }: Pods): string[] {
  const { securityContext: context } = spec
  return missing(of, {
    'runs as root':
      context?.runAsNonRoot === true && (context.runAsUser ?? 0) > 0 && (context.runAsGroup ?? 0) > 0,
    'its volumes belong to root': context?.fsGroup === context?.runAsGroup,
    'no seccomp profile': context?.seccompProfile?.type === 'RuntimeDefault',
    'gets a token of the cluster': spec.automountServiceAccountToken === false,
    'gets variables of all Services': spec.enableServiceLinks === false,
    'mounts a folder of the node': !spec.volumes?.some(({ hostPath }) => hostPath),
    'is not spread over nodes': !deployment || Boolean(spec.topologySpreadConstraints?.length),
    'an update takes a pod away before there is a new one':
      !deployment || deployment.spec?.strategy?.rollingUpdate?.maxUnavailable === 0,
  })
}

function containerProblems(container: IContainer, { of, spec, deployment }: Pods): string[] {
  const { securityContext: context, resources, volumeMounts = [] } = container
  const pause = container.lifecycle?.preStop?.sleep?.seconds ?? 0
  return missing(`${of}/${container.name}`, {
    'may gain rights': context?.allowPrivilegeEscalation === false && !context.privileged,
    'its root file system can be written': context?.readOnlyRootFilesystem === true,
    'keeps capabilities': context?.capabilities?.drop?.includes('ALL') && !context.capabilities.add?.length,
    'no request of CPU or memory': Boolean(resources?.requests?.cpu && resources.requests.memory),
    'no limit of memory': Boolean(resources?.limits?.memory),
    'no /tmp to write to': volumeMounts.some(({ mountPath }) => mountPath === '/tmp'),
    'no startup probe': !deployment || Boolean(container.startupProbe?.httpGet),
    'no readiness probe': !deployment || Boolean(container.readinessProbe?.httpGet),
    'no liveness probe': !deployment || Boolean(container.livenessProbe?.httpGet),
    'stops before the gateway has forgotten it': !deployment || pause >= 8,
    'is killed before it has stopped':
      !deployment || (spec.terminationGracePeriodSeconds ?? 30) >= pause + 15,
  })
}
