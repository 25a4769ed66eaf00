import { Worker } from 'node:worker_threads'
import { badFile } from '../../../platform/uploads/content/inspect.ts'
import type { Sheet, Told } from './thread.ts'

/** How long a sheet may take, and how much memory its thread may. */
const WITHIN_MS = 60_000
const HEAP_MB = 256

const TOO_MUCH = 'El archivo es demasiado grande para leerlo; se puede partir en varios'

/** Built, the thread is a file beside the server's (build.ts). */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './thread.ts' : './leer-importacion.js',
  import.meta.url,
)

type Row = { fila: number; celdas: string[] }

/** Reads a sheet in a thread, group by group: the next one is read when `take` is done with the last. */
export async function readSheet(sheet: Sheet, take: (rows: Row[]) => Promise<void>): Promise<void> {
  const thread = new Worker(THREAD, {
    workerData: sheet,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // It has no use for what the server was started with.
    env: {},
    execArgv: [],
  })
  const late = setTimeout(() => void thread.terminate(), WITHIN_MS)
  try {
    await new Promise<void>((resolve, reject) => {
      thread.once('error', reject)
      thread.once('exit', () => reject(badFile(413, 'archivo', TOO_MUCH)))
      thread.on('message', (told: Told) => {
        if ('end' in told) return resolve()
        if ('refused' in told) return reject(badFile(415, 'archivo', told.refused))
        take(told.rows).then(() => thread.postMessage('next'), reject)
      })
    })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? badFile(413, 'archivo', TOO_MUCH)
      : error
  } finally {
    clearTimeout(late)
    await thread.terminate()
  }
}
