import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { Service } from 'kubernetes-models/v1/Service'
import { readConfig } from '../../../../api/src/config.ts'
import { root } from '../../../../tooling/start/before/root.mjs'
import { ofKind } from '../kinds.ts'
import { readFiles, remotesHere, resourcesOf } from '../manifests.ts'
import { podsOf } from '../pods.ts'
import { environmentOf, settingsOfApi, settingsOfGateway } from './settings.ts'

const resources = resourcesOf(readFiles())
const REQUIRED = [
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
]

it('every setting is read by its program', () => {
  const api = settingsOfApi()
  assert.ok(
    ['DATABASE_URL', 'S3_BUCKET', 'TRUST_PROXY', 'MAIL_FROM'].every((name) => api.includes(name)),
    `${api}`,
  )
  assert.ok(!api.includes('S3_KEY'))
  for (const name of ['api', 'respaldo', 'restaurar'])
    for (const setting of Object.keys(environmentOf(resources, name)))
      assert.ok(api.includes(setting), `${name}: ${setting}`)

  const known = settingsOfGateway()
  assert.ok(
    ['API', 'REMOTES', 'TRUST_PROXY', 'ACCESS_LOG'].every((name) => known.includes(name)),
    `${known}`,
  )
  const gateway = Object.keys(environmentOf(resources, 'gateway'))
  assert.deepEqual(
    gateway.filter((setting) => !known.includes(setting)),
    [],
  )
})

it('the api accepts the settings, and the required ones come from the Secret', () => {
  const environment = environmentOf(resources, 'api')
  const config = readConfig(environment)
  assert.match(config.databaseUrl ?? '', /^postgres:\/\//)
  assert.ok(config.s3?.bucket && config.s3.accessKeyId && config.s3.secretAccessKey)
  assert.ok(config.smtpUrl && config.adminPassword)
  assert.equal(config.demoClients, 0)
  assert.equal(config.recuperacionModo, 'correo')
  assert.notEqual(config.trustProxy, false)
  assert.match(config.publicUrl, /^https:/)
  assert.equal(environment.NODE_ENV, 'production')
  const [api] = podsOf(resources).filter(({ name }) => name === 'api')
  const fromSecret = (api?.spec.containers[0]?.env ?? []).filter(({ valueFrom }) => valueFrom?.secretKeyRef)
  assert.deepEqual(fromSecret.map(({ name }) => name).sort(), [...REQUIRED].sort())
})

it('the api listens on the ports of its Service and its probes', () => {
  const config = readConfig(environmentOf(resources, 'api'))
  const ports = podsOf(resources).find(({ name }) => name === 'api')?.spec.containers[0]?.ports ?? []
  const listening = Object.fromEntries(ports.map(({ name, containerPort }) => [name, containerPort]))
  assert.deepEqual(listening, { http: config.port, metrics: config.metrics?.port })
  assert.deepEqual([config.host, config.metrics?.host], ['0.0.0.0', '0.0.0.0'])
})

it('a backup uses the api’s database and files', () => {
  const of = (name: string) => readConfig(environmentOf(resources, name))
  for (const name of ['respaldo', 'restaurar']) {
    assert.equal(of(name).databaseUrl, of('api').databaseUrl)
    assert.deepEqual(of(name).s3, of('api').s3)
  }
})

it('the gateway gets the full names of Services for the api and the remotes, with their ports', () => {
  const { API = '', PEERS = '', REMOTES = '' } = environmentOf(resources, 'gateway')
  const services = ofKind(resources, Service).flatMap(({ metadata, spec }) =>
    (spec?.ports ?? []).map(({ port }) => `${metadata?.name}.backoffice.svc.cluster.local:${port}`),
  )
  const remotes = Object.fromEntries(REMOTES.split(' ').map((each) => each.split('=') as [string, string]))
  assert.deepEqual(Object.keys(remotes).sort(), remotesHere())
  for (const server of [API, PEERS, ...Object.values(remotes)]) assert.ok(services.includes(server), server)
  for (const name of remotesHere()) assert.match(remotes[name] ?? '', new RegExp(`^remote-${name}\\.`))
})

it('links in mails start with the address that the ingress serves', () => {
  const [ingress] = ofKind(resources, Ingress)
  const hosts = (ingress?.spec?.rules ?? []).map(({ host }) => host)
  assert.deepEqual(hosts, [new URL(readConfig(environmentOf(resources, 'api')).publicUrl).host])
})

it('the ingress leaves limits on the size and pace of a body to the api, which answers with a sentence', () => {
  const [ingress] = ofKind(resources, Ingress)
  const told = ingress?.metadata?.annotations ?? {}
  assert.equal(told['nginx.org/client-max-body-size'], '0')
  assert.equal(told['nginx.org/proxy-buffering'], 'false')
})

it('the api gets as much time to stop as it needs', () => {
  const seconds = (file: string) => {
    const found = /STOP_WITHIN_MS = ([\d_]+)/.exec(readFileSync(join(root, 'api/src', file), 'utf8'))?.[1]
    return Number(found?.replaceAll('_', '')) / 1000
  }
  const api = podsOf(resources).find(({ name }) => name === 'api')
  const pause = api?.spec.containers[0]?.lifecycle?.preStop?.sleep?.seconds ?? 0
  const needed = pause + seconds('main.ts') + seconds('platform/jobs/worker.ts')
  assert.ok(needed >= 20, `${needed}`)
  assert.ok(
    (api?.spec.terminationGracePeriodSeconds ?? 0) >= needed + 10,
    `${needed} s and something to spare`,
  )
})

it('the example Secret contains only placeholders', () => {
  const example = readFiles().get('secret.example.yaml') ?? ''
  for (const line of example.split('\n').filter((each) => /^ {2}[A-Z_0-9]+:/.test(each)))
    assert.match(line, /cambiar/i)
})
