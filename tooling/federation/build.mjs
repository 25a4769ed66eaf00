// @ts-check
// node tooling/federation/build.mjs [app …]: builds what changed and puts dist/site together.
import { register } from 'tsx/esm/api'

register()
await import('./build-cli.ts')
