import { addHostHashes } from './hashes.ts'
import { loadFile } from './load-file.ts'
import { takeInsertions } from './take-insertions.ts'

addHostHashes()
// Releases built before 1.0 load their chunks by this function of the host.
Object.assign(window, { cargarArchivo: loadFile })
takeInsertions()
