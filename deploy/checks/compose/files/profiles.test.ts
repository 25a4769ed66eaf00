import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { root } from '../../../../tooling/start/before/root.mjs'
import { settings } from '../settings.ts'

interface Service {
  environment?: Record<string, string>
  ports?: (string | { host_ip?: string; published?: string })[]
  profiles?: string[]
  volumes?: (string | { source?: string })[]
}
const file = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const { services } = parse(file, { merge: true }) as { services: Record<string, Service> }

const noCompose =
  spawnSync('docker', ['compose', 'version']).status !== 0 &&
  'no hay docker compose en este equipo: los perfiles no se leyeron con él'

/** The file as Compose reads it; nothing is started. */
function read(
  profile: string,
  env: Record<string, string> = {},
  more: string[] = [],
): Record<string, Service> {
  const files = ['docker-compose.yml', ...more].flatMap((name) => ['--file', name])
  const { status, stdout, stderr } = spawnSync(
    'docker',
    ['compose', ...files, '--env-file', '/dev/null', '--profile', profile, 'config', '--format', 'json'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        DOCKER_CONFIG: process.env.DOCKER_CONFIG,
        ...settings(),
        PORT: '8080',
        ...env,
      },
    },
  )
  assert.equal(status, 0, stderr)
  return (JSON.parse(stdout) as { services: Record<string, Service> }).services
}

test(
  'with a domain, the profile tls sets the address of the links and trusts its proxy',
  { skip: noCompose },
  () => {
    const { gateway, api, caddy } = read('tls', { DOMINIO: 'oficina.mx' })
    assert.equal(gateway?.environment?.TRUST_PROXY, 'uniquelocal')
    assert.equal(api?.environment?.PUBLIC_URL, 'https://oficina.mx')
    assert.equal(caddy?.environment?.DOMINIO, 'oficina.mx')
  },
)

test('without a domain nothing is trusted, and links lead to this machine', { skip: noCompose }, () => {
  const { gateway, api, caddy, grafana } = read('mail')
  assert.equal(gateway?.environment?.TRUST_PROXY, '')
  assert.equal(api?.environment?.PUBLIC_URL, 'http://127.0.0.1:8080')
  assert.deepEqual([caddy, grafana], [undefined, undefined])
})

test('over a bucket, the gateway serves the folder that the mirror fills', { skip: noCompose }, () => {
  const bucket = {
    DEPOSITO: 'versiones/sitio',
    DEPOSITO_ENDPOINT: 'http://s3:7070',
    DEPOSITO_ACCESS_KEY_ID: 'clave',
    DEPOSITO_SECRET_ACCESS_KEY: 'secreto',
  }
  const { gateway, deposito } = read('s3', bucket, ['docker-compose.deposito.yml'])
  assert.equal(gateway?.environment?.ALMACEN, '/srv/almacen')
  assert.equal(deposito?.environment?.RCLONE_CONFIG_DEPOSITO_PROVIDER, 'Other')
})

test(
  'over a cluster, the api writes through HAProxy and PgBouncer, reads long on a standby, and waits for the database',
  { skip: noCompose },
  () => {
    const { api, postgres, bd1, bd2, bd3 } = read('tls', {}, ['docker-compose.cluster.yml'])
    const env = api?.environment ?? {}
    assert.match(env.DATABASE_URL ?? '', /@haproxy:5000\/backoffice$/)
    assert.match(env.DATABASE_POOL_URL ?? '', /@pgbouncer:6432\/backoffice$/)
    assert.match(env.DATABASE_READ_URL ?? '', /@haproxy:5001\/backoffice$/)
    assert.equal(postgres, undefined)
    const addresses = [bd1, bd2, bd3].map((member) => member?.environment?.PATRONI_POSTGRESQL_LISTEN)
    assert.equal(new Set(addresses).size, 3)
  },
)

test('the profile observabilidad is read as it is written', { skip: noCompose }, () => {
  const { prometheus, grafana } = read('observabilidad')
  assert.ok(prometheus && grafana)
})

test('the world reaches the gateway and Caddy; Prometheus and Grafana, this machine alone', () => {
  for (const [name, { ports = [] }] of Object.entries(services))
    for (const port of ports)
      assert.ok(name === 'caddy' || String(port).startsWith('127.0.0.1:'), `${name}: ${String(port)}`)
})

test('Prometheus asks the port where the api serves its metrics', () => {
  const asked = /port: (\d+)/.exec(
    readFileSync(join(root, 'deploy/observabilidad/prometheus.yml'), 'utf8'),
  )?.[1]
  assert.equal(String(services.api?.environment?.METRICS_PORT), asked)
})
