export { createHostConfig } from './config/host.mjs'
export { createRemoteConfig } from './config/remote.mjs'
export { createStandaloneConfig } from './config/standalone.mjs'
