import { selectorProblems } from './selectors'
import { holdsAndBites } from './sabotage'

const label = (name: string) => `{ app.kubernetes.io/name: ${name} }`

holdsAndBites(
  ({ resources }) => selectorProblems(resources),
  [
    [
      'a Deployment that is not its pods’',
      'api.yaml',
      label('api'),
      label('apo'),
      /Deployment\/api: its selector/,
    ],
    [
      'a Service of nobody',
      'gateway.yaml',
      `selector: ${label('gateway')}`,
      `selector: ${label('puerta')}`,
      /Service\/gateway selects «»/,
    ],
    [
      'a Service of everybody',
      'gateway.yaml',
      `selector: ${label('gateway')}`,
      'selector: { app.kubernetes.io/part-of: backoffice }',
      /Service\/gateway selects «Deployment\/api, .*not one/,
    ],
    [
      'a spread of others',
      'api.yaml',
      `labelSelector:\n            matchLabels: ${label('api')}`,
      `labelSelector:\n            matchLabels: ${label('x')}`,
      /not its own pods/,
    ],
    [
      'a budget of nobody',
      'api.yaml',
      `AlwaysAllow\n  selector:\n    matchLabels: ${label('api')}`,
      `AlwaysAllow\n  selector:\n    matchLabels: ${label('x')}`,
      /PodDisruptionBudget\/api selects «»/,
    ],
    [
      'a Deployment without a budget',
      'gateway.yaml',
      'kind: PodDisruptionBudget',
      'kind: Otro',
      /Deployment\/gateway: no PodDisruptionBudget/,
    ],
    [
      'an autoscaler of nobody',
      'api.yaml',
      'kind: Deployment, name: api',
      'kind: Deployment, name: apis',
      /there is no Deployment\/apis/,
    ],
    [
      'replicas beside an autoscaler',
      'api.yaml',
      'revisionHistoryLimit: 10',
      'replicas: 3',
      /replicas would undo/,
    ],
    ['an autoscaler down to one', 'api.yaml', 'minReplicas: 2', 'minReplicas: 1', /from 2 up/],
    ['an autoscaler that never scales', 'api.yaml', 'maxReplicas: 4', 'maxReplicas: 1', /from 2 up/],
    ['a share of no CPU', 'api.yaml', 'cpu: 250m, ', '', /needs a request of CPU/],
    [
      'a policy for nobody',
      'network.yaml',
      'values: [api, gateway, respaldo]',
      'values: [api, puerta]',
      /NetworkPolicy\/dns: no pod is .*puerta/,
    ],
  ],
)
