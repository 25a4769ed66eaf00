import { parentPort, workerData } from 'node:worker_threads'
import { csvRows } from './csv.ts'
import { Unreadable } from './unreadable.ts'
import { xlsxRows } from './xlsx.ts'

/*
 * Reads a sheet in a thread of its own, so that a large or a malicious one takes neither the server's processor nor its
 * memory. It sends its rows in groups and waits for the word that the last one was taken.
 */

/** What the thread is given, and what it sends. */
export interface Sheet {
  bytes: Uint8Array
  kind: 'csv' | 'xlsx'
}
export type Told = { rows: { fila: number; celdas: string[] }[] } | { end: true } | { refused: string }

const GROUP = 1_000

async function read({ bytes, kind }: Sheet, tell: (told: Told) => Promise<void>): Promise<void> {
  let rows: { fila: number; celdas: string[] }[] = []
  let fila = 0
  for await (const celdas of kind === 'xlsx' ? xlsxRows(bytes) : csvRows(bytes)) {
    fila++
    if (!celdas.some((cell) => cell.trim() !== '')) continue
    rows.push({ fila, celdas })
    if (rows.length < GROUP) continue
    await tell({ rows })
    rows = []
  }
  if (rows.length > 0) await tell({ rows })
}

const port = parentPort
if (port) {
  const tell = (told: Told) =>
    new Promise<void>((resolve) => {
      port.once('message', () => resolve())
      port.postMessage(told)
    })
  try {
    await read(workerData as Sheet, tell)
    port.postMessage({ end: true } satisfies Told)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    port.postMessage({ refused: error.message } satisfies Told)
  }
}
