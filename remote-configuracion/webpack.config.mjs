import { createRemoteConfig, createStandaloneConfig } from '@backoffice/tooling/federation'

export default (env = {}) =>
  env.standalone
    ? createStandaloneConfig('configuracion')
    : createRemoteConfig('configuracion', { dev: Boolean(env.dev) })
