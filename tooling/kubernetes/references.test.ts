import { referenceProblems } from './references'
import { holdsAndBites } from './sabotage'

holdsAndBites(
  ({ resources }) => referenceProblems(resources),
  [
    [
      'a ConfigMap that is not there',
      'api.yaml',
      'configMapRef: { name: api }',
      'configMapRef: { name: ajustes }',
      /there is no ajustes/,
    ],
    [
      'a key that the Secret has not',
      'secret.example.yaml',
      'DATABASE_URL:',
      'BASE:',
      /Deployment\/api: DATABASE_URL is to come from api\.DATABASE_URL/,
    ],
    [
      'a required setting made optional',
      'api.yaml',
      'key: DATABASE_URL }',
      'key: DATABASE_URL, optional: true }',
      /may not be optional/,
    ],
    [
      'a setting in two places',
      'config.yaml',
      'LOG_LEVEL: info',
      'SMTP_URL: smtp://a',
      /Deployment\/api: SMTP_URL is set twice/,
    ],
    [
      'a volume that is not there',
      'gateway.yaml',
      'name: site, mountPath',
      'name: sitio, mountPath',
      /there is no volume sitio/,
    ],
    [
      'a volume that nobody uses',
      'gateway.yaml',
      '            - { name: site, mountPath: /srv/site }\n',
      '',
      /nobody uses the volume site/,
    ],
    [
      'a claim that is not there',
      'backup.yaml',
      '  name: respaldos\n',
      '  name: otro\n',
      /no PersistentVolumeClaim\/respaldos/,
    ],
    [
      'two of the same name',
      'remote-usuarios.yaml',
      'name: remote-usuarios\n',
      'name: remote-clientes\n',
      /Deployment\/remote-clientes: stands twice/,
    ],
  ],
)
