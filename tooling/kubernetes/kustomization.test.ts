import { kustomizationProblems } from './kustomization'
import { holdsAndBites } from './sabotage'

holdsAndBites(
  ({ files, resources }) => kustomizationProblems(files, resources),
  [
    [
      'a file that is not applied',
      'kustomization.yaml',
      '  - network.yaml\n',
      '',
      /network\.yaml is not listed/,
    ],
    [
      'a file that is not there',
      'kustomization.yaml',
      '- network.yaml',
      '- red.yaml',
      /there is no red\.yaml/,
    ],
    [
      'the example of a Secret that is applied',
      'kustomization.yaml',
      '- network.yaml',
      '- secret.example.yaml',
      /is an example/,
    ],
    ['a Secret in git', 'network.yaml', 'kind: NetworkPolicy', 'kind: Secret', /does not belong into git/],
    [
      'a field that kustomize does not know',
      'kustomization.yaml',
      'images:',
      'imagenes: []\nimages:',
      /«imagenes» is none/,
    ],
    [
      'an image with a tag elsewhere',
      'api.yaml',
      'image: backoffice/api',
      'image: backoffice/api:1',
      /image backoffice\/api:1 has no tag here/,
    ],
    [
      'an image that nobody runs',
      'kustomization.yaml',
      '- name: backoffice/api\n',
      '- name: backoffice/apis\n',
      /nobody runs backoffice\/apis/,
    ],
    ['a tag that moves', 'kustomization.yaml', 'newTag: 0.1.0', 'newTag: latest', /needs a tag of its own/],
    [
      'another namespace',
      'secret.example.yaml',
      'namespace: backoffice',
      'namespace: default',
      /another namespace/,
    ],
  ],
)
