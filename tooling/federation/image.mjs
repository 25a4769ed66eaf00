// @ts-check
// node tooling/federation/image.mjs <app> <folder>: builds one app and puts what its container image carries into the folder.
import { register } from 'tsx/esm/api'

register()
await import('./image-cli.ts')
