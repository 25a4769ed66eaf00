import { hostConfig } from '../entrega/build/index.mjs'

/** The host's webpack configuration, used by every command that builds it. */
export default (env) => hostConfig(env)
