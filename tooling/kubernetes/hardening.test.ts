import { hardeningProblems } from './hardening'
import { holdsAndBites } from './sabotage'

holdsAndBites(
  ({ resources }) => hardeningProblems(resources),
  [
    ['root', 'api.yaml', 'runAsUser: 1000', 'runAsUser: 0', /Deployment\/api: runs as root/],
    [
      'a user that only the image says',
      'gateway.yaml',
      '        runAsUser: 101\n',
      '',
      /Deployment\/gateway: runs as root/,
    ],
    [
      'a file system that can be written',
      'backup.yaml',
      'readOnlyRootFilesystem: true',
      'readOnlyRootFilesystem: false',
      /CronJob\/respaldo\/respaldo: its root file system/,
    ],
    [
      'rights that may grow',
      'gateway.yaml',
      'allowPrivilegeEscalation: false',
      'privileged: true',
      /may gain rights/,
    ],
    ['capabilities', 'gateway.yaml', 'drop: [ALL]', 'drop: [ALL], add: [NET_ADMIN]', /keeps capabilities/],
    ['no seccomp profile', 'gateway.yaml', 'type: RuntimeDefault', 'type: Unconfined', /no seccomp profile/],
    [
      'a token',
      'api.yaml',
      'automountServiceAccountToken: false',
      'automountServiceAccountToken: true',
      /gets a token/,
    ],
    [
      'a folder of the node',
      'gateway.yaml',
      'emptyDir: { sizeLimit: 128Mi }',
      'hostPath: { path: / }',
      /mounts a folder of the node/,
    ],
    [
      'no limit of memory',
      'remote-clientes.yaml',
      'limits: { memory: 256Mi }',
      'limits: {}',
      /no limit of memory/,
    ],
    [
      'a missing probe',
      'remote-clientes.yaml',
      'livenessProbe:',
      'otherProbe:',
      /Deployment\/remote-clientes\/nginx: no liveness probe/,
    ],
    [
      'an update that takes first',
      'gateway.yaml',
      'maxUnavailable: 0',
      'maxUnavailable: 1',
      /takes a pod away/,
    ],
    [
      'a stop that comes too early',
      'api.yaml',
      'sleep: { seconds: 10 }',
      'sleep: { seconds: 1 }',
      /before the gateway has forgotten it/,
    ],
    [
      'a stop without time',
      'gateway.yaml',
      'terminationGracePeriodSeconds: 120',
      'terminationGracePeriodSeconds: 20',
      /killed before it has stopped/,
    ],
  ],
)
