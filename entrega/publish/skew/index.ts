/** Releases of different days together, for programs; `npm run skew` is main.ts. */
export { mix } from './mix.ts'
export { releasesInUse } from './releases.ts'
