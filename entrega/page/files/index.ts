/** Loads scripts and styles of the host and of remotes; only published bytes run. */
export { fileFailure, FileError, type FileFailure } from './FileError'
export { addHashes, allowUnsealed, hashOf, sealed } from './hashes'
export { loadFile } from './load-file'
export { prefetchFile } from './prefetch-file'
export { fetchModulesAnew, sealModules } from './modules'
export { preloadFile } from './preload-file'
