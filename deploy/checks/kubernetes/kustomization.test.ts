import assert from 'node:assert/strict'
import { it } from 'node:test'
import { remoteNames } from '@backoffice/entrega/build/workspace'
import { kustomizationProblems } from './kustomization.ts'
import { overlayOf, remotesHere } from './manifests.ts'
import { holdsAndBites } from './rules/sabotage.ts'

holdsAndBites(({ files, resources }) => kustomizationProblems(files, resources), {
  'kustomization.yaml: «  - network.yaml\n» → «»': /network\.yaml is not listed/,
  'kustomization.yaml: «- network.yaml» → «- red.yaml»': /there is no red\.yaml/,
  'kustomization.yaml: «- network.yaml» → «- secret.example.yaml»': /is an example/,
  'network.yaml: «kind: NetworkPolicy» → «kind: Secret»': /does not belong into git/,
  'kustomization.yaml: «images:» → «imagenes: []\nimages:»': /«imagenes» is none/,
  'api.yaml: «image: backoffice/api» → «image: backoffice/api:1»': /image backoffice\/api:1 has no tag here/,
  'kustomization.yaml: «- name: backoffice/api\n» → «- name: backoffice/apis\n»':
    /nobody runs backoffice\/apis/,
  'kustomization.yaml: «newTag: 0.1.0» → «newTag: latest»': /needs a tag of its own/,
  'secret.example.yaml: «namespace: backoffice» → «namespace: default»': /another namespace/,
})

it('the remotes’ folders differ only in the name, and each is a remote of the workspace', () => {
  const [first = '', ...others] = remotesHere()
  assert.ok(others.length > 0)
  for (const name of others) assert.equal(overlayOf(name), overlayOf(first).replaceAll(first, name))
  for (const name of remotesHere()) assert.ok(remoteNames.includes(name), name)
  assert.match(overlayOf(first), new RegExp(`nameSuffix: -${first}\n`))
})
