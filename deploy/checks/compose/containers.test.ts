import assert from 'node:assert/strict'
import { test } from 'node:test'
import { powers, publishedPorts, type Container } from './containers.ts'

const container = (
  service: string,
  {
    ports = {},
    ...host
  }: Partial<Container['HostConfig']> & { ports?: Container['NetworkSettings']['Ports'] } = {},
): Container => ({
  Id: service,
  Name: `/x-${service}-1`,
  Config: { Labels: { 'com.docker.compose.service': service }, User: '' },
  HostConfig: {
    ReadonlyRootfs: true,
    Privileged: false,
    NetworkMode: 'x_default',
    CapAdd: null,
    Binds: null,
    Memory: 256e6,
    PidsLimit: 256,
    ...host,
  },
  NetworkSettings: { Ports: ports },
})

test('a port counts as published only when this machine listens on it', () => {
  const containers = [
    container('gateway', { ports: { '8080/tcp': [{ HostIp: '127.0.0.1', HostPort: '3220' }] } }),
    container('api', { ports: { '3100/tcp': null } }),
    container('postgres', { ports: { '5432/tcp': [{ HostIp: '0.0.0.0', HostPort: '5432' }] } }),
    container('otro', { NetworkMode: 'host' }),
  ]
  assert.deepEqual(publishedPorts(containers), [
    'gateway 127.0.0.1:3220',
    'postgres 0.0.0.0:5432',
    'otro host',
  ])
})

test('names every excess capability of a container', () => {
  assert.deepEqual(powers(container('api')), [])
  const mighty = container('api', {
    ReadonlyRootfs: false,
    Privileged: true,
    CapAdd: ['NET_ADMIN'],
    Memory: 0,
    PidsLimit: null,
    Binds: ['/var/run/docker.sock:/var/run/docker.sock', '/datos:/datos'],
  })
  assert.deepEqual(powers(mighty), [
    'its root file system can be written',
    'it may take all memory',
    'it may start any number of processes',
    'it is privileged',
    'it has NET_ADMIN',
    'it can reach the engine: /var/run/docker.sock:/var/run/docker.sock',
  ])
})
