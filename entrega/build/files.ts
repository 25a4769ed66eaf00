/** The files of a build, as they are served. */
export { precompress } from './precompress'
export { servedFiles } from './site-files'
export type { HostFacts, RemoteFacts } from './facts/facts'
