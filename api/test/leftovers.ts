import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestApi } from './api.ts'

/** The files in the store, and those without a row; `unfinished`: half-written files. */
export async function leftovers(api: TestApi) {
  const keys: string[] = []
  for await (const { key } of api.app.files.list('')) keys.push(key)
  const rows = await api.sql<{ clave: string }>('select clave from archivos where eliminacion is null')
  const loose = await api.sql<{ clave: string }>('select clave from bytes_sueltos')
  const owned = new Set(rows.map(({ clave }) => clave))
  return {
    keys,
    orphans: keys.filter((key) => !owned.has(key)),
    lost: [...owned].filter((clave) => !keys.includes(clave)),
    loose: loose.map(({ clave }) => clave),
    unfinished: unfinishedIn(api.folder.path),
  }
}

function unfinishedIn(dataDir: string): string[] {
  try {
    return readdirSync(join(dataDir, 'archivos', '.escribiendo'))
  } catch {
    return []
  }
}
