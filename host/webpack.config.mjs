import { createHostConfig } from '@backoffice/tooling/federation'

export default (env = {}) => createHostConfig({ dev: Boolean(env.dev) })
