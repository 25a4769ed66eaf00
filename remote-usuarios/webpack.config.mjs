import { createRemoteConfig, createStandaloneConfig } from '@backoffice/tooling/federation'

export default (env = {}) =>
  env.standalone
    ? createStandaloneConfig('usuarios')
    : createRemoteConfig('usuarios', { dev: Boolean(env.dev) })
