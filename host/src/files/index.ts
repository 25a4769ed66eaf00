/** Scripts and styles of the host and of remotes: nothing runs but the bytes that were published. */
export { fileFailure, FileError, type FileFailure } from './FileError'
export { addHashes, allowUnsealed, hashOf, sealed } from './hashes'
export { loadFile } from './load-file'
export { prefetchFile } from './prefetch-file'
