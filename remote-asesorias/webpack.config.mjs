import { remoteConfig } from '../tooling/federation/index.mjs'

/** What every command builds of this remote: what it needs beyond the others goes in here. */
export default (env) => remoteConfig(import.meta.dirname, env)
