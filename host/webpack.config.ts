import { hostConfig } from '../entrega/build/index.ts'

/** The host's webpack configuration, used by every command that builds it. */
export default hostConfig
