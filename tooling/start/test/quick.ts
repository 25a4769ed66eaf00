import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../before/root.mjs'
import { bin, imports, isLongApiTest, jestFiles, nodeTested, nodeTestFiles, types } from './commands.ts'
import { type Command, type Step } from './step.ts'

/** The quick run includes these only when they were changed themselves. */
const isSlow = (file: string) =>
  /^api\/src\/every-call\/(fuzz|matrix[\w-]*)\.test\.ts$/.test(file) ||
  isLongApiTest(file.replace(/^api\//, ''))

/** The changed files: the uncommitted ones or, if there are none, those of the last commit. */
export function changedFiles(folder: string): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout?.split('\n').filter(Boolean) ?? []
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  const files = open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1')
  return files.filter((file) => existsSync(join(folder, file)))
}

/** The test files in the folders of these files. */
export function testsNear(files: string[], folder = root): string[] {
  const folders = [...new Set(files.map((file) => dirname(file)))]
  return folders
    .flatMap((near) => readdirSync(join(folder, near)).map((name) => join(near, name)))
    .filter((file) => /\.test\.tsx?$/.test(file) && (files.includes(file) || !isSlow(file)))
    .sort()
}

/**
 * `npm run test:rapido`: every check on the changed files, and the tests next to them. It neither builds nor opens a
 * browser.
 */
export function quickSteps(changed: string[]): Step[] {
  const code = changed.filter((file) => /\.(m?js|cjs|tsx?)$/.test(file))
  const near = testsNear(code.filter((file) => !file.startsWith('e2e/')))
  const of = (folder: string) =>
    near.filter((file) => isNode(file) && file.startsWith(`${folder}/`)).map((file) => relative(folder, file))
  const isNode = (file: string) => /^(api|tooling|bench|deploy|gateway|entrega\/(?!page\/))/.test(file)
  const unit = near.filter((file) => !isNode(file))
  const hasShared = code.some((file) => file.startsWith('shared/'))
  return [
    step('types', 'Tipos', code.length > 0 ? types() : []),
    step('lint', 'ESLint en lo cambiado', code.length > 0 ? [eslint(code)] : []),
    step('format', 'Formato de lo cambiado', changed.length > 0 ? [prettier(changed)] : []),
    step('imports', 'Quién importa a quién', [imports()]),
    step('requisitos', 'Requisitos y pruebas', [bin('tooling/requisitos/main.ts')]),
    step(
      'interfaz',
      'Interfaz de shared, sus informes y su versión',
      hasShared ? [bin('tooling/interface/main.ts', '--comprobar')] : [],
    ),
    step(
      'unit',
      `Pruebas vecinas de los paquetes (${unit.length} archivos)`,
      unit.length ? [jestFiles(unit)] : [],
    ),
    ...nodeTested.map((folder) => {
      const files = of(folder)
      const title = `Pruebas vecinas de ${folder} (${files.length} archivos)`
      return step(folder, title, files.length > 0 ? [nodeTestFiles(folder, files)] : [])
    }),
  ].filter(({ commands }) => commands.length > 0)
}

const step = (name: string, title: string, commands: Command[]): Step => ({
  name,
  title,
  commands,
  places: 1,
})

const eslint = (files: string[]) =>
  bin('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '--no-warn-ignored', ...files)

const prettier = (files: string[]) =>
  bin('node_modules/prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...files)
