import { gatewaySettings } from '@backoffice/gateway/settings'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Secret } from 'kubernetes-models/v1/Secret'
import { readConfig } from '../../api/src/config.ts'
import { ofKind, type Resource } from './kinds.ts'
import { containersOf, podsOf } from './pods.ts'

/** Variables that node itself and its packages read; the api names the others. */
const OF_NODE = ['NODE_ENV', 'NODE_OPTIONS', 'TZ']

/** The names of the settings that the api reads, found by running its code. */
export function settingsOfApi(): string[] {
  const asked = new Set(OF_NODE)
  const env = (values: NodeJS.ProcessEnv) =>
    new Proxy(values, { get: (all, name: string) => (asked.add(name), all[name]) })
  readConfig(env({ METRICS_PORT: '9464' }))
  readConfig(env({ RECUPERACION_MODO: 'contrato' }))
  return [...asked]
}

/** The names of the settings that the gateway reads, found in the same way. */
export function settingsOfGateway(): string[] {
  const asked = new Set(OF_NODE)
  for (const releases of [{ ALMACEN: '/srv/almacen' }, { REMOTES: 'clientes' }])
    gatewaySettings(
      new Proxy<NodeJS.ProcessEnv>(releases, { get: (all, name: string) => (asked.add(name), all[name]) }),
    )
  return [...asked]
}

/**
 * The environment of a container in a Deployment or CronJob, with the values of the ConfigMap and the example Secret.
 */
export function environmentOf(resources: Resource[], name: string): Record<string, string> {
  const pods = podsOf(resources).find((each) => each.name === name)
  const [container] = pods ? containersOf(pods) : []
  const config = ofKind(resources, ConfigMap)
  const secrets = ofKind(resources, Secret)
  const whole = (container?.envFrom ?? []).map(
    ({ configMapRef }) => config.find(({ metadata }) => metadata?.name === configMapRef?.name)?.data,
  )
  const single = (container?.env ?? []).map(({ name, value, valueFrom }) => {
    const ref = valueFrom?.secretKeyRef
    const secret = secrets.find(({ metadata }) => metadata?.name === ref?.name)
    return { [name]: value ?? secret?.stringData?.[ref?.key ?? ''] ?? '' }
  })
  return Object.assign({}, ...whole, ...single) as Record<string, string>
}
