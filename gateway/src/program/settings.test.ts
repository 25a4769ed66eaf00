import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gatewaySettings, InvalidSetting, remoteOrigin } from './settings.ts'

test('without more than REMOTES, the api and the remotes are found by the names of their containers', () => {
  assert.deepEqual(gatewaySettings({ REMOTES: 'clientes  usuarios=otro.equipo:9000' }), {
    api: { host: 'api', port: 3100 },
    trustProxy: '',
    accessLog: false,
    offline: true,
    releases: {
      kind: 'containers',
      remotes: { clientes: 'remote-clientes:8080', usuarios: 'otro.equipo:9000' },
      remoteOrigins: [],
      config: {},
    },
  })
})

test('with a store there are no containers of remotes, and the store says the bases and origins', () => {
  assert.deepEqual(gatewaySettings({ ALMACEN: '/srv/almacen', REMOTES: 'clientes' }).releases, {
    kind: 'store',
    folder: '/srv/almacen',
  })
  for (const name of ['ADMIN_API_BASE', 'ADMIN_SITE_BASE', 'REMOTE_ORIGINS'])
    assert.throws(
      () => gatewaySettings({ ALMACEN: '/srv/almacen', [name]: 'https://otro.mx/x' }),
      /Con ALMACEN, las bases y los orígenes los dice el almacén/,
    )
})

test('the other settings are taken as they are', () => {
  const { releases, ...others } = gatewaySettings({
    REMOTES: 'clientes',
    API: '10.0.0.7:80',
    PEERS: 'pares:8080',
    TRUST_PROXY: 'loopback, 10.0.0.0/8 ::1',
    ACCESS_LOG: '1',
    OFFLINE: '0',
    REMOTE_ORIGINS: 'https://uno.mx https://[::1]:8443',
    ADMIN_API_BASE: 'https://api.mx/admin',
    ADMIN_SITE_BASE: 'https://sitio.mx',
  })
  assert.deepEqual(others, {
    api: { host: '10.0.0.7', port: 80 },
    peers: 'pares:8080',
    trustProxy: 'loopback,10.0.0.0/8,::1',
    accessLog: true,
    offline: false,
  })
  assert.deepEqual(releases, {
    kind: 'containers',
    remotes: { clientes: 'remote-clientes:8080' },
    remoteOrigins: ['https://uno.mx', 'https://[::1]:8443'],
    config: { adminApiBase: 'https://api.mx/admin', adminSiteBase: 'https://sitio.mx' },
  })
})

for (const [name, value] of [
  ['API', 'api'],
  ['API', 'http://api:3100'],
  ['PEERS', 'pares:x'],
  ['REMOTES', '../clientes'],
  ['REMOTES', 'Clientes'],
  ['REMOTES', 'clientes=equipo'],
  ['TRUST_PROXY', 'todos'],
  ['TRUST_PROXY', '10.0.0.0/8;deny'],
  ['REMOTE_ORIGINS', "https://x.mx;script-src'unsafe-inline'"],
  ['REMOTE_ORIGINS', 'https://x.mx/remotos'],
  ['ADMIN_API_BASE', 'admin'],
  ['ADMIN_API_BASE', 'https://x.mx/"'],
  ['ADMIN_SITE_BASE', '/sitio'],
] as const)
  test(`${name} «${value}» ends the start with a sentence`, () =>
    assert.throws(
      () => gatewaySettings({ REMOTES: 'clientes', [name]: value }),
      (error) =>
        error instanceof InvalidSetting && error.message.startsWith(`${name} no tiene un valor válido: «`),
    ))

test('a store’s folder is an absolute path, and without a store there are remotes', () => {
  assert.throws(() => gatewaySettings({ ALMACEN: 'almacen' }), /ALMACEN no tiene un valor válido/)
  assert.throws(() => gatewaySettings({ REMOTES: ' ' }), /Falta REMOTES, los remotos en uso/)
})

test('a remote may say the origin at which browsers fetch it', () => {
  assert.equal(remoteOrigin({}), '')
  assert.equal(remoteOrigin({ ORIGIN: 'https://remotos.mx:8443' }), 'https://remotos.mx:8443')
  assert.throws(() => remoteOrigin({ ORIGIN: 'https://remotos.mx/x' }), /ORIGIN no tiene un valor válido/)
})
