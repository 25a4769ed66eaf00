import assert from 'node:assert/strict'
import { it } from 'node:test'
import { parse, readFiles, resourcesOf } from '../manifests.ts'
import { holdsAndBites } from './sabotage.ts'
import { schemaProblems } from './schema.ts'

it('there are documents to check', () => assert.ok(resourcesOf(readFiles()).length > 25))

holdsAndBites(({ resources }) => schemaProblems(resources), {
  "gateway.yaml: «replicas: 2» → «replicas: 'dos'»": /Deployment\/gateway: .*replicas must be integer/,
  'gateway.yaml: «  selector:\n» → «  paused: false\n  x:\n»': /must have required property selector/,
  'api.yaml: «      containers:» → «      initContainers:»': /must have required property containers/,
  'api.yaml: «- name: api\n» → «- tty: false\n»': /must have required property name/,
  "config.yaml: «DEMO: '0'» → «DEMO: 0»": /ConfigMap\/api: .*DEMO must be string/,
  'ingress.yaml: «[oficina.example]» → «oficina.example»': /hosts must be array/,
  'api.yaml: «livenessProbe:» → «livenesProbe:»': /containers\[0\]\.livenesProbe: no such field/,
  'gateway.yaml: «replicas:» → «replica:»': /Deployment\/gateway\.spec\.replica: no such field/,
  'api.yaml: «readOnlyRootFilesystem: true» → «runAsUsr: 1»': /securityContext\.runAsUsr: no such field/,
  'network.yaml: «policyTypes: [Ingress, Egress]» → «replicas: 1»':
    /NetworkPolicy\/nadie\.spec\.replicas: no such field/,
  'api.yaml: «policy/v1\n» → «policy/v1beta1\n»': /policy\/v1beta1 PodDisruptionBudget is none of kinds/,
  'api.yaml: «kind: Service\n» → «kind: Servicio\n»': /v1 Servicio is none of kinds/,
})

it('refuses everything that the YAML parser warns about', () => {
  assert.throws(
    () => parse('a.yaml', 'kind: Service\nkind: Deployment\n'),
    /a\.yaml: Map keys must be unique/,
  )
  assert.throws(() => parse('a.yaml', 'a:\n\t- b\n'), /a\.yaml: .*[Tt]ab/)
  assert.throws(() => parse('a.yaml', '---\n---\na: 1\n'), /a\.yaml: an empty document/)
})
