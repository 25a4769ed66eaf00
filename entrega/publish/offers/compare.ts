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

/** Types of packages are the same only if they have the same name. */
const foreign = `interface Foreign<Name, A = never, B = never, C = never> { readonly foreign: [Name, A, B, C] }`

function isAssignable(from: string, to: string): boolean {
  const file = 'props.ts'
  const options = { strict: true, lib: ['lib.es5.d.ts'], types: [] }
  const text = `${foreign}\ndeclare const before: ${from}\nconst now: ${to} = before\n`
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, ...how) => (name === file ? source : getSourceFile(name, ...how))
  const program = ts.createProgram([file], options, host)
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].length === 0
}
