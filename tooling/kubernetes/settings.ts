import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Secret } from 'kubernetes-models/v1/Secret'
import { readConfig } from '../../api/src/config'
import { root } from '../start/before/root.mjs'
import { ofKind, type Resource } from './kinds'
import { containersOf, podsOf } from './pods'

/** What node itself and its packages read, beside what the api asks for by name. */
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

/** Those of the scripts that start the gateway's and the remotes' nginx. */
export function settingsOfNginx(): string[] {
  const text = ['start-common.sh', 'start-gateway.sh', 'start-remote.sh']
    .map((name) => readFileSync(join(root, 'deploy/nginx', name), 'utf8'))
    .join('\n')
  return [...text.matchAll(/\$\{([A-Z_]+):?[-+?]/g)].map(([, name = '']) => name)
}

/** The environment of a Deployment's or CronJob's container, with the values of ConfigMap and the Secret's example. */
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
