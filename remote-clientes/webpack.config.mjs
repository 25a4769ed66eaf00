import { remoteConfig } from '../entrega/build/index.mjs'

/** The webpack configuration that every command uses for this remote; add here what it needs beyond the others. */
export default (env) => remoteConfig(import.meta.dirname, env)
