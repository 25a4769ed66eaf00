import { referenceProblems } from './references.ts'
import { holdsAndBites } from './sabotage.ts'

holdsAndBites(({ resources }) => referenceProblems(resources), {
  'api.yaml: «configMapRef: { name: api }» → «configMapRef: { name: ajustes }»': /there is no ajustes/,
  'secret.example.yaml: «DATABASE_URL:» → «BASE:»':
    /Deployment\/api: DATABASE_URL is to come from api\.DATABASE_URL/,
  'api.yaml: «key: DATABASE_URL }» → «key: DATABASE_URL, optional: true }»': /may not be optional/,
  'config.yaml: «LOG_LEVEL: info» → «SMTP_URL: smtp://a»': /Deployment\/api: SMTP_URL is set twice/,
  'gateway.yaml: «name: site, mountPath» → «name: sitio, mountPath»': /there is no volume sitio/,
  'gateway.yaml: «            - { name: site, mountPath: /srv/site }\n» → «»': /nobody uses the volume site/,
  'backup.yaml: «  name: respaldos\n» → «  name: otro\n»': /no PersistentVolumeClaim\/respaldos/,
  'remotes/usuarios: «name: remote-usuarios\n» → «name: remote-clientes\n»':
    /Deployment\/remote-clientes: stands twice/,
})
