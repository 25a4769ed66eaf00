import { createRemoteConfig, createStandaloneConfig } from '@backoffice/tooling/federation'

export default (env = {}) =>
  env.standalone
    ? createStandaloneConfig('asesorias')
    : createRemoteConfig('asesorias', { dev: Boolean(env.dev) })
