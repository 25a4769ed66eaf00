import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from '../../../tooling/start/before/glob.ts'
import { root } from '../../../tooling/start/before/root.mjs'
import type { Names } from './names.ts'

/** The model remote: the others follow its structure. */
const model = 'usuarios'
/** The files in which two remotes differ only by name. */
const copied = [
  'package.json',
  'tsconfig.json',
  'jest.config.ts',
  'webpack.config.ts',
  'src/index.ts',
  'src/bootstrap.tsx',
]

/** Dependencies that its tests need, and the example's test does not. */
const onlyInTheModel = /^ *"@testing-library\/user-event": .*\n/m

/** The others; the words that depend on the name are written `$name` there, and in their own names. */
const own = path.join(import.meta.dirname, 'files')

/** Every file of a new remote, by its path in the remote's folder. */
export function filesOf(names: Names, order: number): Map<string, string> {
  const fromModel = copied.map((file): [string, string] => {
    const text = readFileSync(path.join(root, `remote-${model}`, file), 'utf8')
    return [file, text.replaceAll(model, names.name).replace(onlyInTheModel, '')]
  })
  const written = globSync(own, /\.txt$/).map((file): [string, string] => {
    const place = path.relative(own, file).replace(/\.txt$/, '')
    return [filled(place, names), filled(readFileSync(file, 'utf8'), { ...names, order })]
  })
  return new Map([...fromModel, ...written])
}

/** The docker-compose.yml block of a new remote; the operator decides when to add it. */
export const serviceBlock = (names: Names, remotes: string[]): string =>
  filled(readFileSync(path.join(import.meta.dirname, 'compose.txt'), 'utf8'), {
    ...names,
    remotes: remotes.join(' '),
  })

function filled(text: string, names: Names & { order?: number; remotes?: string }): string {
  const { name, pascal, title, order, remotes } = names
  const words: Record<string, unknown> = { name, Name: pascal, title, order, remotes }
  return text.replace(/\$(name|Name|title|order|remotes)/g, (_, word: string) => String(words[word]))
}
