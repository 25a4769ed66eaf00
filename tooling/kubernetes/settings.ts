import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Secret } from 'kubernetes-models/v1/Secret'
import { readConfig } from '../../api/src/config'
import { root } from '../start/before/root.mjs'
import { ofKind, type Resource } from './kinds'
import { containersOf, podsOf } from './pods'

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

/** The settings of the scripts that start nginx for the gateway and the remotes. */
export function settingsOfNginx(): string[] {
  const text = ['start-common.sh', 'start-gateway.sh', 'start-remote.sh', 'containers.sh', 'store.sh']
    .map((name) => readFileSync(join(root, 'deploy/nginx', name), 'utf8'))
    .join('\n')
  return [...text.matchAll(/\$\{([A-Z_]+):?[-+?]/g)].map(([, name = '']) => name)
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
