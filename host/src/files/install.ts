import { addHostHashes } from './hashes'
import { loadFile } from './load-file'

declare global {
  interface Window {
    /** How webpack's code in the host and in each remote loads its chunks (tooling/federation/sealed-files.mjs). */
    cargarArchivo?: typeof loadFile
  }
}

addHostHashes()
window.cargarArchivo = loadFile
