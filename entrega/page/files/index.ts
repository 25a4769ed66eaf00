/** Loads scripts and styles of the host and of remotes; only published bytes run. */
export { fileFailure, FileError, type FileFailure } from './FileError.ts'
export { addHashes, allowUnsealed, hashOf, sealed } from './hashes.ts'
export { loadFile } from './load-file.ts'
export { prefetchFile, preloadFile } from './fetch-ahead.ts'
export { fetchModulesAnew, sealModules } from './modules.ts'
