import assert from 'node:assert/strict'
import { it } from 'node:test'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { hardeningProblems } from './rules/hardening.ts'
import { ofKind, type Resource } from './kinds.ts'
import { readFiles, resourcesOf } from './manifests.ts'
import { overlaid, overlayFiles } from './overlay.ts'
import { podsOf } from './pods.ts'
import { portProblems } from './rules/ports.ts'
import { referenceProblems } from './rules/references.ts'
import { schemaProblems } from './rules/schema.ts'
import { selectorProblems } from './rules/selectors.ts'
import { environmentOf, settingsOfGateway } from './rules/settings.ts'

const checks = [schemaProblems, referenceProblems, selectorProblems, portProblems, hardeningProblems]
const problemsOf = (resources: Resource[]) => checks.flatMap((check) => check(resources))

/** The overlay, perhaps with one passage changed. */
function withStore(file = '', from = '', to = '') {
  const files = overlayFiles()
  const text = files.get(file) ?? ''
  assert.ok(text.includes(from), `${file} has no «${from}»: the proof changes nothing`)
  return overlaid(resourcesOf(readFiles()), files.set(file, text.replace(from, to)))
}

it('the manifests with a store hold like the others', () => {
  assert.deepEqual(problemsOf(withStore()), [])
})

it('no remote runs, and the gateways read a store that they cannot change', () => {
  const resources = withStore()
  assert.deepEqual(
    resources.filter(({ name }) => name.startsWith('remote')),
    [],
  )
  const { ALMACEN = '', ...environment } = environmentOf(resources, 'gateway')
  assert.deepEqual(Object.keys(environment).sort(), ['ACCESS_LOG', 'API', 'TRUST_PROXY'])
  assert.ok(settingsOfGateway().includes('ALMACEN'))
  const [gateway] = podsOf(resources).filter(({ name }) => name === 'gateway')
  const mounts = gateway?.spec.containers[0]?.volumeMounts ?? []
  assert.deepEqual(
    mounts.find(({ mountPath }) => mountPath === ALMACEN),
    { name: 'almacen', mountPath: '/srv/almacen', readOnly: true },
  )
  const [claim] = ofKind(resources, PersistentVolumeClaim).filter(
    ({ metadata }) => metadata?.name === 'almacen',
  )
  assert.deepEqual(claim?.spec?.accessModes, ['ReadWriteMany'])
})

for (const [file, from, to, told] of [
  ['kustomization.yaml', 'claimName: almacen', 'claimName: otro', /no PersistentVolumeClaim\/otro/],
  ['kustomization.yaml', '- { $patch: delete, name: site }', '- name: x', /nobody uses the volume/],
  ['kustomization.yaml', 'name: almacen, mountPath', 'name: sitio, mountPath', /there is no volume sitio/],
  ['almacen.yaml', '[ReadWriteMany]', 'ReadWriteMany', /accessModes must be array/],
] as const) {
  it(`finds ${file}: «${from}» → «${to}»`, () => {
    const problems = problemsOf(withStore(file, from, to))
    assert.ok(
      problems.some((problem) => told.test(problem)),
      problems.join('\n') || 'nothing was found',
    )
  })
}

it('a patch that fits nothing is an error', () => {
  assert.throws(() => withStore('kustomization.yaml', 'name: remotos', 'name: remotas'), /no NetworkPolicy/)
})
