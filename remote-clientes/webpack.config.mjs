import { createRemoteConfig, createStandaloneConfig } from '@backoffice/tooling/federation'

export default (env = {}) =>
  env.standalone
    ? createStandaloneConfig('clientes')
    : createRemoteConfig('clientes', { dev: Boolean(env.dev) })
