import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import type { INetworkPolicyPort } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicyPort'
import { type IService, Service } from 'kubernetes-models/v1/Service'
import { ofKind, type Resource } from '../kinds.ts'
import { containersOf, podsOf, portOf, type Pods, selects } from '../pods.ts'

/** Ports that nothing listens on, from the ingress to the container. */
export function portProblems(resources: Resource[]): string[] {
  const pods = podsOf(resources)
  const services = ofKind<IService>(resources, Service)
  return [
    ...services.flatMap((service) => serviceProblems(service, pods)),
    ...pods.flatMap(probeProblems),
    ...ofKind(resources, Ingress).flatMap((ingress) => ingressProblems(ingress, services)),
    ...ofKind(resources, NetworkPolicy).flatMap((policy) => policyProblems(policy, pods)),
  ]
}

function serviceProblems({ metadata, spec }: IService, pods: Pods[]): string[] {
  const name = `Service/${metadata?.name}`
  const target = pods.find(({ labels }) => selects({ matchLabels: spec?.selector }, labels))
  if (!target) return [`${name}: selects no pods`]
  return (spec?.ports ?? []).flatMap(({ port, targetPort = port }) => {
    const found = portOf(target, targetPort)
    if (found === undefined) return [`${name}: ${target.of} has no port ${targetPort}`]
    // A headless Service answers with the pods' addresses, and nothing translates the port.
    const headless = spec?.clusterIP === 'None'
    return headless && found !== port
      ? [`${name}: headless on ${port}, while its pods listen on ${found}`]
      : []
  })
}

const probeProblems = (pods: Pods): string[] =>
  containersOf(pods)
    .flatMap(({ startupProbe, readinessProbe, livenessProbe }) => [
      startupProbe,
      readinessProbe,
      livenessProbe,
    ])
    .flatMap((probe) => (probe?.httpGet ? [probe.httpGet.port] : []))
    .filter((port) => portOf(pods, port) === undefined)
    .map((port) => `${pods.of}: a probe asks port ${port}, which it has not`)

function ingressProblems({ metadata, spec }: Ingress, services: IService[]): string[] {
  const hosts = new Set((spec?.tls ?? []).flatMap((tls) => tls.hosts ?? []))
  return (spec?.rules ?? []).flatMap(({ host = '', http }) => [
    ...(hosts.has(host) ? [] : [`Ingress/${metadata?.name}: «${host}» has no certificate`]),
    ...(http?.paths ?? []).flatMap(({ backend }) => {
      const wanted = backend.service
      const found = services.find((service) => service.metadata?.name === wanted?.name)
      const port = found?.spec?.ports?.find((each) =>
        wanted?.port?.name ? each.name === wanted.port.name : each.port === wanted?.port?.number,
      )
      return port ? [] : [`Ingress/${metadata?.name}: no Service/${wanted?.name} with that port`]
    }),
  ])
}

/** A policy names the ports of pods, not those of Services. */
function policyProblems({ metadata, spec }: NetworkPolicy, pods: Pods[]): string[] {
  const here = pods.filter(({ labels }) => selects(spec?.podSelector, labels))
  const there = (spec?.egress ?? []).flatMap(({ to = [], ports = [] }) =>
    to.flatMap(({ podSelector }) =>
      podSelector
        ? unheard(
            pods.filter(({ labels }) => selects(podSelector, labels)),
            ports,
          )
        : [],
    ),
  )
  return [...(spec?.ingress ?? []).flatMap(({ ports = [] }) => unheard(here, ports)), ...there].map(
    (problem) => `NetworkPolicy/${metadata?.name}: ${problem}`,
  )
}

const unheard = (pods: Pods[], ports: INetworkPolicyPort[]): string[] =>
  pods.flatMap((each) =>
    ports
      .filter(({ port }) => port !== undefined && portOf(each, port) === undefined)
      .map(({ port }) => `${each.of} has no port ${port}`),
  )
