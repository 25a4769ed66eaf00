import { parse } from './manifests.ts'
import type { Resource } from './kinds.ts'
import { containersOf, podsOf } from './pods.ts'

interface Kustomization {
  namespace: string
  resources: string[]
  images: { name: string; newName: string; newTag: string }[]
}

const FIELDS = ['apiVersion', 'kind', 'namespace', 'resources', 'images']

const namespaceOf = (data: { metadata?: { namespace?: string } }) => data.metadata?.namespace

/** Mistakes in kustomization.yaml, which is not one of Kubernetes' own kinds. */
export function kustomizationProblems(files: Map<string, string>, resources: Resource[]): string[] {
  const [data] = parse('kustomization.yaml', files.get('kustomization.yaml') ?? '')
  const { resources: listed, images, namespace } = data as Kustomization
  const there = [...files.keys()].filter((file) => file !== 'kustomization.yaml')
  const examples = there.filter((file) => file.includes('.example.'))
  const used = new Set(podsOf(resources).flatMap((pods) => containersOf(pods).map(({ image = '' }) => image)))
  return [
    ...Object.keys(data ?? {})
      .filter((field) => !FIELDS.includes(field))
      .map((field) => `«${field}» is none of its fields`),
    ...listed.filter((file) => !there.includes(file)).map((file) => `there is no ${file}`),
    ...there
      .filter((file) => !examples.includes(file) && !listed.includes(file))
      .map((file) => `${file} is not listed`),
    ...examples
      .filter((file) => listed.includes(file))
      .map((file) => `${file} is an example and must not be applied`),
    ...resources
      .filter(({ file, kind }) => kind === 'Secret' && !examples.includes(file))
      .map(({ file }) => `${file}: a Secret does not belong into git`),
    ...resources
      .filter(({ data }) => ![undefined, namespace].includes(namespaceOf(data)))
      .map(({ file }) => `${file}: another namespace than ${namespace}`),
    ...[...used]
      .filter((name) => !images.some((image) => image.name === name))
      .map((name) => `the image ${name} has no tag here`),
    ...images.filter(({ name }) => !used.has(name)).map(({ name }) => `nobody runs ${name}`),
    ...images
      .filter(({ newTag }) => typeof newTag !== 'string' || !newTag || newTag === 'latest')
      .map(({ name }) => `${name} needs a tag of its own: what «latest» is changes under a rollback`),
  ]
}
