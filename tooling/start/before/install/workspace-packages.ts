import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folders that pnpm-workspace.yaml lists; `remote-*` is every such folder with a package. Read without a YAML
 * parser, since nothing is installed yet.
 */
export function workspacePackages(root: string): string[] {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const listed = (/^packages:\n((?: +- .+\n)+)/m.exec(workspace)?.[1] ?? '').match(/[\w-]+\*?$/gm) ?? []
  return listed.flatMap((name) => (name.endsWith('*') ? startingWith(root, name.slice(0, -1)) : [name]))
}

const startingWith = (root: string, start: string) =>
  readdirSync(root)
    .filter((name) => name.startsWith(start) && existsSync(join(root, name, 'package.json')))
    .sort()
