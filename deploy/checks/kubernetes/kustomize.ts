import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../tooling/start/before/root.mjs'
import type { Resource } from './kinds.ts'
import { resourcesOf } from './manifests.ts'

/** What a machine without kubectl can't try; false: it has one. Older ones (before kustomize 5) lack what is used here. */
export const withoutKustomize = /Kustomize Version: v[5-9]/.test(
  spawnSync('kubectl', ['version', '--client'], { encoding: 'utf8' }).stdout ?? '',
)
  ? false
  : 'hace falta kubectl con kustomize 5 (1.27 o posterior)'

/** One passage of one file under deploy/ is replaced. */
export interface Change {
  file: string
  from: string
  to: string
}

/**
 * What `kubectl apply -k` would send of a folder under deploy/, and the example of its Secret.
 * @throws Error with what kustomize says
 */
export function kustomized(folder: string, change?: Change): Resource[] {
  const copy = mkdtempSync(join(tmpdir(), 'backoffice-kustomize-'))
  try {
    for (const name of new Set(['kubernetes', folder]))
      cpSync(join(root, 'deploy', name), join(copy, name), { recursive: true })
    if (change) {
      const path = join(copy, folder, change.file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(change.from)) throw new Error(`${change.file} has no «${change.from}»`)
      writeFileSync(path, text.replace(change.from, change.to))
    }
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', join(copy, folder)], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    const example = readFileSync(join(copy, 'kubernetes/secret.example.yaml'), 'utf8')
    return resourcesOf(
      new Map([
        [folder, stdout],
        ['secret.example.yaml', example],
      ]),
    )
  } finally {
    rmSync(copy, { recursive: true })
  }
}
