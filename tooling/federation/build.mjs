// @ts-check
// node tooling/federation/build.mjs [app …]: builds what has changed; it releases nothing.
import { register } from 'tsx/esm/api'

register()
await import('./build-cli.ts')
