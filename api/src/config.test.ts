import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Config, DEMO_OFFICE, readConfig } from './config.ts'
import { FatalError } from './fatal.ts'

describe('readConfig', () => {
  it('by default listens only on this machine, with demo data', () => {
    const config = readConfig({})
    assert.equal(config.host, '127.0.0.1')
    assert.equal(config.demoClients, DEMO_OFFICE)
    assert.equal(config.trustProxy, false)
    assert.equal(config.databaseUrl, null)
  })

  it('by default makes no demo data in production or on a server', () => {
    assert.equal(readConfig({ NODE_ENV: 'production' }).demoClients, 0)
    assert.equal(readConfig({ DATABASE_URL: 'postgres://x/y' }).demoClients, 0)
    assert.equal(readConfig({ NODE_ENV: 'production', DEMO: '50000' }).demoClients, 50_000)
    assert.equal(readConfig({ DEMO: '0' }).demoClients, 0)
  })

  it('DATABASE_READ_URL and DATABASE_POOL_URL need the direct address beside them', () => {
    const read = 'postgres://read/y'
    assert.equal(
      readConfig({ DATABASE_URL: 'postgres://x/y', DATABASE_READ_URL: read }).databaseReadUrl,
      read,
    )
    assert.throws(
      () => readConfig({ DATABASE_READ_URL: read }),
      /DATABASE_READ_URL va junto con DATABASE_URL/,
    )
    const [direct, pool] = ['postgres://x/y', 'postgres://pool/y']
    assert.equal(readConfig({ DATABASE_URL: direct }).databasePoolUrl, null)
    assert.equal(readConfig({ DATABASE_URL: direct, DATABASE_POOL_URL: pool }).databasePoolUrl, pool)
    assert.throws(
      () => readConfig({ DATABASE_POOL_URL: pool }),
      /^FatalError.*: DATABASE_POOL_URL va junto con/,
    )
  })

  it('REGISTRY is a file, an address, or unset', () => {
    assert.equal(readConfig({}).registry, null)
    assert.match(readConfig({ REGISTRY: 'dist/site/remotes.json' }).registry ?? '', /^\/.+\/remotes\.json$/)
    const address = 'http://gateway:8080/remotes.json'
    assert.equal(readConfig({ REGISTRY: address }).registry, address)
    for (const REGISTRY of ['ftp://x/y', 'http://', 'file:///x']) {
      assert.throws(() => readConfig({ REGISTRY }), /REGISTRY debe ser un archivo/, REGISTRY)
    }
  })

  it('[D27] TRUST_PROXY names addresses and ranges', () => {
    assert.deepEqual(readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }).trustProxy, [
      '127.0.0.1',
      '10.0.0.0/8',
    ])
    assert.throws(() => readConfig({ TRUST_PROXY: 'proxy' }), FatalError)
    assert.throws(() => readConfig({ TRUST_PROXY: '2' }), FatalError, 'a number of hops could be feigned')
  })

  it('[D27] names only the malformed hop of TRUST_PROXY, since npm start adds its own in front', () => {
    for (const hop of ['x', '10.0.0.0/33', '::1/129', '10.0.0.0/0', '10.0.0.0/', '10.0.0.0/8/8']) {
      assert.throws(
        () => readConfig({ TRUST_PROXY: `127.0.0.1,${hop}` }),
        (error) => error instanceof FatalError && error.message.includes(`«${hop}»`),
        hop,
      )
    }
    const ranges = ['10.0.0.0/32', '::1/128', 'fd00::/8', 'uniquelocal']
    assert.deepEqual(readConfig({ TRUST_PROXY: ranges.join() }).trustProxy, ranges)
  })

  it('/metrics is off by default, and then served only to this machine', () => {
    assert.equal(readConfig({}).metrics, null)
    assert.equal(readConfig({ METRICS_PORT: '0' }).metrics, null)
    assert.deepEqual(readConfig({ METRICS_PORT: '9100' }).metrics, { host: '127.0.0.1', port: 9100 })
    assert.deepEqual(readConfig({ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.5' }).metrics, {
      host: '10.0.0.5',
      port: 9100,
    })
  })

  it('refuses invalid values, naming them', () => {
    assert.throws(() => readConfig({ PORT: 'ochenta' }), /PORT .*«ochenta»/)
    assert.throws(() => readConfig({ PORT: '70000' }), /PORT/)
    assert.throws(() => readConfig({ DEMO: '-1' }), /DEMO/)
    assert.throws(() => readConfig({ LOG_LEVEL: 'mucho' }), /LOG_LEVEL/)
    assert.throws(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'colector' }), /OTLP_ENDPOINT .*«colector»/)
    assert.throws(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: '10%' }), /SAMPLER_ARG .* de 0 a 1, no «10%»/)
  })

  it('[D47] [D50] by default sessions last 30 days and the audit is kept forever', () => {
    const lasting = ({ sessionDays, auditDays }: Config) => [sessionDays, auditDays]
    assert.deepEqual(lasting(readConfig({})), [30, 0])
    assert.deepEqual(lasting(readConfig({ SESSION_DAYS: '7', AUDIT_DAYS: '365' })), [7, 365])
    assert.equal(
      readConfig({ SESSION_DAYS: '0' }).sessionDays,
      1,
      'a session that nobody could open is of no use',
    )
    assert.throws(() => readConfig({ AUDIT_DAYS: '29' }), /AUDIT_DAYS debe ser 0 .* o 30 días o más/)
  })
})
