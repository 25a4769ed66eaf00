/** The files of a build, as they are served. */
export { precompress } from './precompress.ts'
export { servedFiles } from './site-files.ts'
export type { HostFacts, RemoteFacts } from './facts/facts.ts'
