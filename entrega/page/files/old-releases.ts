import { loadFile } from './load-file.ts'

declare global {
  interface Window {
    cargarArchivo?: typeof loadFile
  }
}

/** Releases built before 1.0 load their chunks by this function of the host. */
export function serveOldReleases(): void {
  window.cargarArchivo = loadFile
}
