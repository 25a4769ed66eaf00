import { addHostHashes } from './hashes'
import { loadFile } from './load-file'
import { takeInsertions } from './take-insertions'

declare global {
  interface Window {
    /** Loads the chunks of webpack's code, in the host and in each remote (tooling/federation/sealed-files.mjs). */
    cargarArchivo?: typeof loadFile
  }
}

addHostHashes()
window.cargarArchivo = loadFile
takeInsertions()
