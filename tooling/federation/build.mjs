// @ts-check
// node tooling/federation/build.mjs [app …]: builds what changed; nothing is released by that.
import { register } from 'tsx/esm/api'

register()
await import('./build-cli.ts')
