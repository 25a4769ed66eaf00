import { settings as gateway } from '@backoffice/gateway/declared'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Secret } from 'kubernetes-models/v1/Secret'
import { settings as api } from '../../../../api/src/settings.ts'
import { ofKind, type Resource } from '../kinds.ts'
import { containersOf, podsOf } from '../pods.ts'

/** Variables that node itself and its packages read; the api names the others. */
const OF_NODE = ['NODE_ENV', 'NODE_OPTIONS', 'TZ']

/** The names of the settings that the api reads: it can read no others (api/src/settings.ts). */
export const settingsOfApi = (): string[] => [...OF_NODE, ...Object.keys(api)]

/** The names of the settings that the gateway reads. */
export const settingsOfGateway = (): string[] => [...OF_NODE, ...Object.keys(gateway), 'TRUST_PROXY']

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
