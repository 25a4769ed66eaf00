import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PropsOf } from '../../build/facts/facts.ts'
import { folderOf, root } from '../../build/workspace.ts'
import { componentNames } from './component-names.ts'
import { readOffers } from './report.ts'

/** What these sources show of other remotes, with the props that the reports of this checkout tell. */
export function usesOf(files: string[]): { uses: PropsOf; problems: string[] } {
  const found = files.map((file) => componentNames(path.relative(root, file), readFileSync(file, 'utf8')))
  const names = [...new Set(found.flatMap((each) => each.names))].sort()
  return {
    uses: Object.fromEntries(names.map((name) => [name, propsFor(name)])),
    problems: found
      .flatMap(({ unknown }) => unknown)
      .map(
        (place) =>
          `${place}: el nombre de <RemoteComponent> se escribe ahí mismo, entre comillas; de él se sabe, al publicar, qué usa este remoto de los demás.`,
      ),
  }
}

function propsFor(name: string) {
  const [remote = '', component = ''] = name.split('/')
  return readOffers(folderOf(remote))[`./${component}`] ?? null
}
