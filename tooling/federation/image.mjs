// @ts-check
// node tooling/federation/image.mjs <app> <folder>: builds one app and fills the folder with the contents of its
// container image.
import { register } from 'tsx/esm/api'

register()
await import('./image-cli.ts')
