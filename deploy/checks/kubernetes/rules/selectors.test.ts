import { selectorProblems } from './selectors.ts'
import { holdsAndBites } from './sabotage.ts'

holdsAndBites(({ resources }) => selectorProblems(resources), {
  'api.yaml: «{ app.kubernetes.io/name: api }» → «{ app.kubernetes.io/name: apo }»':
    /Deployment\/api: its selector/,
  'gateway.yaml: «selector: { app.kubernetes.io/name: gateway }» → «selector: { app.kubernetes.io/name: puerta }»':
    /Service\/gateway selects «»/,
  'gateway.yaml: «selector: { app.kubernetes.io/name: gateway }» → «selector: { app.kubernetes.io/part-of: backoffice }»':
    /Service\/gateway selects «Deployment\/api, .*not one/,
  'api.yaml: «labelSelector:\n            matchLabels: { app.kubernetes.io/name: api }» → «labelSelector:\n            matchLabels: { app.kubernetes.io/name: x }»':
    /not its own pods/,
  'api.yaml: «AlwaysAllow\n  selector:\n    matchLabels: { app.kubernetes.io/name: api }» → «AlwaysAllow\n  selector:\n    matchLabels: { app.kubernetes.io/name: x }»':
    /PodDisruptionBudget\/api selects «»/,
  'gateway.yaml: «kind: PodDisruptionBudget» → «kind: Otro»': /Deployment\/gateway: no PodDisruptionBudget/,
  'api.yaml: «kind: Deployment, name: api» → «kind: Deployment, name: apis»': /there is no Deployment\/apis/,
  'api.yaml: «revisionHistoryLimit: 10» → «replicas: 3»': /replicas would undo/,
  'api.yaml: «minReplicas: 2» → «minReplicas: 1»': /from 2 up/,
  'api.yaml: «maxReplicas: 4» → «maxReplicas: 1»': /from 2 up/,
  'api.yaml: «cpu: 250m, » → «»': /needs a request of CPU/,
  'network.yaml: «values: [api, gateway, respaldo]» → «values: [api, puerta]»':
    /NetworkPolicy\/dns: no pod is .*puerta/,
})
