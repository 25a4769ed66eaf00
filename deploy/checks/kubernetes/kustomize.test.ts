import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readConfig } from '../../../api/src/config.ts'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { ofKind, type Resource } from './kinds.ts'
import { type Change, kustomized, withoutKustomize } from './kustomize.ts'
import { readFiles, resourcesOf } from './manifests.ts'
import { podsOf } from './pods.ts'
import { hardeningProblems } from './rules/hardening.ts'
import { portProblems } from './rules/ports.ts'
import { referenceProblems } from './rules/references.ts'
import { schemaProblems } from './rules/schema.ts'
import { selectorProblems } from './rules/selectors.ts'
import { environmentOf, settingsOfApi, settingsOfGateway } from './rules/settings.ts'

const checks = [schemaProblems, referenceProblems, selectorProblems, portProblems, hardeningProblems]
const problemsOf = (resources: Resource[]) => checks.flatMap((check) => check(resources))
const names = (resources: Resource[]) => resources.map(({ kind, name }) => `${kind}/${name}`).sort()

/** Each change to a folder must be found. */
function finds(folder: string, changes: [...[file: string, from: string, to: string], told: RegExp][]) {
  for (const [file, from, to, told] of changes) {
    const change: Change = { file, from, to }
    void it(`finds ${file}: «${from}» → «${to}»`, () => {
      const problems = problemsOf(kustomized(folder, change))
      assert.ok(
        problems.some((problem) => told.test(problem)),
        problems.join('\n') || 'nothing was found',
      )
    })
  }
}

describe('the manifests as kustomize makes them', { skip: withoutKustomize }, () => {
  it('are those that the other tests read from the files, and hold', () => {
    const made = kustomized('kubernetes')
    assert.deepEqual(names(made), names(resourcesOf(readFiles())))
    assert.deepEqual(problemsOf(made), [])
  })

  describe('with a store', () => {
    it('no remote runs, and the gateways read a store that they cannot change', () => {
      const resources = kustomized('kubernetes-almacen')
      assert.deepEqual(problemsOf(resources), [])
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
      const claims = ofKind(resources, PersistentVolumeClaim)
      const claim = claims.find(({ metadata }) => metadata?.name === 'almacen')
      assert.deepEqual(claim?.spec?.accessModes, ['ReadWriteMany'])
    })
    finds('kubernetes-almacen', [
      ['kustomization.yaml', 'claimName: almacen', 'claimName: otro', /no PersistentVolumeClaim\/otro/],
      ['kustomization.yaml', '- { $patch: delete, name: site }', '- name: x', /nobody uses the volume/],
      [
        'kustomization.yaml',
        'name: almacen, mountPath',
        'name: sitio, mountPath',
        /there is no volume sitio/,
      ],
      ['almacen.yaml', '[ReadWriteMany]', 'ReadWriteMany', /accessModes must be array/],
      // A patch that fits nothing leaves what it was to remove.
      ['kustomization.yaml', 'name: remotos', 'name: remotas', /NetworkPolicy\/remotos: no pod is/],
    ])
  })

  describe('with the database inside', () => {
    it('the api reaches it through the pooler, and directly for what needs a session of its own', () => {
      const resources = kustomized('kubernetes-cluster')
      assert.deepEqual(problemsOf(resources), [])
      // The operator writes the Secret with the address.
      const secret = { uri: 'postgresql://oficina:x@base-rw:5432/oficina' }
      const environment: Record<string, string> = {
        ...environmentOf(resources, 'api'),
        DATABASE_URL: secret.uri,
      }
      const { CLAVE_DE_LA_BASE: _, ...settings } = environment
      assert.deepEqual(
        Object.keys(settings).filter((name) => !settingsOfApi().includes(name)),
        [],
      )
      const { databasePoolUrl } = readConfig(settings)
      assert.match(databasePoolUrl ?? '', /@base-pooler\.backoffice\.svc\.cluster\.local:5432\/oficina$/)
    })
    finds('kubernetes-cluster', [
      ['base.yaml', 'instances: 3', "instances: 'tres'", /Cluster\/base: .*instances must be integer/],
      ['base.yaml', 'poolMode: transaction', 'poolMode: transacction', /Pooler\/base-pooler: .*poolMode/],
      ['base.yaml', 'isWALArchiver: true', 'isWalArchiver: true', /isWalArchiver: no such field/],
      [
        'kustomization.yaml',
        'name: base-app, key: uri',
        'name: base-api, key: uri',
        /base-api\.uri, which is not/,
      ],
      ['kustomization.yaml', 'key: password', 'key: clave', /base-app\.clave, which is not there/],
      ['red.yaml', 'values: [api, respaldo]', 'values: [apis, respaldo]', /no pod is .*apis/],
    ])
  })
})
