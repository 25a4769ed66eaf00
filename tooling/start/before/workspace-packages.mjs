// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folders that pnpm-workspace.yaml lists. Read without a YAML parser, since nothing is installed yet.
 * @param {string} root
 * @returns {string[]}
 */
export function workspacePackages(root) {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  return (/^packages:\n((?: +- .+\n)+)/m.exec(workspace)?.[1] ?? '').match(/[\w-]+$/gm) ?? []
}
