import { cp } from 'node:fs/promises'
import { basename } from 'node:path'
import { root } from './before/root.mjs'

/** The output of commands, which is slow to copy and not needed. */
const written = [
  'node_modules',
  '.cache',
  'dist',
  '.git',
  '.data',
  'test-results',
  'capturas',
  'bench-results',
]

/** Copies the repository's files into a folder, for tests that change them. `without`: other names to leave out. */
export async function copyRepository(folder: string, without: string[] = []): Promise<void> {
  const leftOut = new Set([...written, ...without])
  await cp(root, folder, { recursive: true, filter: (path) => !leftOut.has(basename(path)) })
}
