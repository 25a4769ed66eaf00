import ts from 'typescript'
import type { Props } from './report.ts'

/** Why code written for the props `before` does not work with the props `now`: one Spanish clause for each reason. */
export function propProblems(before: Props, now: Props): string[] {
  const [old, next] = [parsed(before), parsed(now)]
  const gone = [...old.keys()].filter((name) => !next.has(name)).map((name) => `ya no toma «${name}»`)
  const others = [...next].flatMap(([name, { type, isOptional }]) => {
    const was = old.get(name)
    const isOther = was !== undefined && was.type !== type && !isAssignable(was.type, type)
    return [
      ...(isOptional || was?.isOptional === false ? [] : [`exige «${name}»`]),
      ...(isOther ? [`toma «${name}» de otro tipo`] : []),
    ]
  })
  return [...gone, ...others]
}

const parsed = (props: Props) =>
  new Map(
    Object.entries(props).map(([name, type]) => {
      const isOptional = name.endsWith('?')
      return [isOptional ? name.slice(0, -1) : name, { type, isOptional }]
    }),
  )

/** The little that the compiler itself must know; types of packages are the same only if they have the same name. */
const base = `
interface Array<T> { readonly length: number; [index: number]: T; push(item: T): number }
interface Boolean { valueOf(): boolean }
interface CallableFunction { call(): void }
interface Function { apply(): void }
interface IArguments { length: number }
interface NewableFunction { call(): void }
interface Number { toFixed(): string }
interface Object { constructor: Function }
interface RegExp { test(text: string): boolean }
interface String { charAt(at: number): string }
interface Foreign<Name, A = never, B = never, C = never> { readonly foreign: [Name, A, B, C] }
`

function isAssignable(from: string, to: string): boolean {
  const file = 'props.ts'
  const text = `${base}declare const before: ${from}\nconst now: ${to} = before\n`
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const host = ts.createCompilerHost({})
  host.getSourceFile = (name) => (name === file ? source : undefined)
  host.fileExists = (name) => name === file
  const program = ts.createProgram([file], { strict: true, noLib: true, types: [] }, host)
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].length === 0
}
