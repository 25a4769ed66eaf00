import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspace.ts'
import type { Copy } from './facts.ts'

/** What must exist once per page, and comes from the host: with two copies, hooks, styles, routes or state break. */
const singletons =
  /^(react|react-dom|scheduler|zustand|axios|react-router|react-router-dom|@chakra-ui\/.+|@emotion\/.+|@backoffice\/shared)$/

/** The sources that belong to a singleton's package. Their place on the disk decides, not the name in the import. */
export const copiesOfSingletons = (files: string[]): Copy[] =>
  files
    .map((file) => ({ package: packageOf(path.dirname(file)), module: fromRoot(file) }))
    .filter((copy) => singletons.test(copy.package))
    .sort((a, b) => (a.module < b.module ? -1 : 1))

/** The name in the nearest package.json; those deep inside a package may have none. */
function packageOf(folder: string): string {
  const file = path.join(folder, 'package.json')
  const { name } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }) : {}
  const above = path.dirname(folder)
  return name ?? (above === folder ? '' : packageOf(above))
}

const fromRoot = (file: string) => path.relative(root, file).split(path.sep).join('/')

/** Text that only the package's own code contains, in case that code was copied into another file. */
const marks = { react: 'react.transitional.element', axios: 'ERR_FR_TOO_MANY_REDIRECTS' }

/** The built scripts with a singleton's code that the sources (`told`) do not show. */
export const copiesInText = (scripts: Record<string, string>, told: Copy[]): Copy[] =>
  Object.entries(marks)
    .filter(([name]) => !told.some((copy) => copy.package === name))
    .flatMap(([name, mark]) =>
      Object.entries(scripts)
        .filter(([, text]) => text.includes(mark))
        .map(([file]) => ({ package: name, module: file })),
    )
