import { remoteConfig, type Env } from '../entrega/build/index.ts'

/** The webpack configuration that every command uses for this remote; add here what it needs beyond the others. */
export default (env: Env) => remoteConfig(import.meta.dirname, env)
