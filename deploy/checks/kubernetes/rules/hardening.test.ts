import { hardeningProblems } from './hardening.ts'
import { holdsAndBites } from './sabotage.ts'

holdsAndBites(({ resources }) => hardeningProblems(resources), {
  'api.yaml: «runAsUser: 1000» → «runAsUser: 0»': /Deployment\/api: runs as root/,
  'gateway.yaml: «        runAsUser: 101\n» → «»': /Deployment\/gateway: runs as root/,
  'backup.yaml: «readOnlyRootFilesystem: true» → «readOnlyRootFilesystem: false»':
    /CronJob\/respaldo\/respaldo: its root file system/,
  'gateway.yaml: «allowPrivilegeEscalation: false» → «privileged: true»': /may gain rights/,
  'gateway.yaml: «drop: [ALL]» → «drop: [ALL], add: [NET_ADMIN]»': /keeps capabilities/,
  'gateway.yaml: «type: RuntimeDefault» → «type: Unconfined»': /no seccomp profile/,
  'api.yaml: «automountServiceAccountToken: false» → «automountServiceAccountToken: true»': /gets a token/,
  'gateway.yaml: «emptyDir: { sizeLimit: 128Mi }» → «hostPath: { path: / }»': /mounts a folder of the node/,
  'remotes/clientes: «limits: { memory: 256Mi }» → «limits: {}»': /no limit of memory/,
  'remotes/clientes: «livenessProbe:» → «otherProbe:»': /Deployment\/remote-clientes\/\S+: no liveness probe/,
  'gateway.yaml: «maxUnavailable: 0» → «maxUnavailable: 1»': /takes a pod away/,
  'api.yaml: «sleep: { seconds: 10 }» → «sleep: { seconds: 1 }»': /before the gateway has forgotten it/,
  'gateway.yaml: «terminationGracePeriodSeconds: 120» → «terminationGracePeriodSeconds: 20»':
    /killed before it has stopped/,
  'network.yaml: «policyTypes: [Ingress, Egress]» → «policyTypes: [Ingress]»': /anybody may talk/,
  'namespace.yaml: «enforce: restricted» → «enforce: baseline»': /pods with more rights/,
})
