import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * The environment of programs that start often: Node keeps their compiled sources in this folder. Each test file is a
 * process of its own, which otherwise compiles the same libraries again.
 */
export const withCompileCache = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...env,
})
