import { hostConfig } from '../tooling/federation/index.mjs'

/** What every command builds of the host. */
export default (env) => hostConfig(env)
