import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../../../tooling/start/before/root.mjs'
import { kinds, type Resource } from '../kinds.ts'

/**
 * Finds fields that a kind does not have. The schemas let them pass and the cluster would silently drop them: a
 * misspelt probe would simply not exist. The TypeScript types, which are generated from the same schemas, know every
 * name.
 */
export function unknownFields(resources: Resource[]): string[] {
  const { checker, typeOf } = (made ??= makeTypes())
  return resources.flatMap((resource) =>
    walk(checker, typeOf(resource), resource.data, `${resource.file}: ${resource.kind}/${resource.name}`),
  )
}

function walk(checker: ts.TypeChecker, declared: ts.Type, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const type = checker.getNonNullableType(declared)
  if (Array.isArray(value)) {
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    return item
      ? value.flatMap((each, at) => walk(checker, item, each, `${path}[${at}]`))
      : [`${path}: no list`]
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    const property = checker.getPropertyOfType(type, key)
    const found = property
      ? checker.getTypeOfSymbol(property)
      : checker.getIndexTypeOfType(type, ts.IndexKind.String)
    return found ? walk(checker, found, inner, `${path}.${key}`) : [`${path}.${key}: no such field`]
  })
}

const nameOf = ({ apiVersion, kind }: { apiVersion: string; kind: string }) => `${apiVersion}/${kind}`

let made: ReturnType<typeof makeTypes> | undefined

const packageOf = (name: string) =>
  name.startsWith('postgresql.cnpg.io/') ? '@kubernetes-models/cloudnative-pg' : 'kubernetes-models'

/** The interfaces of the kinds, read once through a source file that exists only in memory. */
function makeTypes() {
  const names = kinds.map(nameOf)
  const source = names.map(
    (name, at) =>
      `export declare const k${at}: import('${packageOf(name)}/${name}').I${name.split('/').at(-1)}`,
  )
  const { program, path } = programOf(source.join('\n'))
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(path)
  const module = file && checker.getSymbolAtLocation(file)
  const exports = module ? checker.getExportsOfModule(module) : []
  const types = new Map(exports.map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)]))
  const typeOf = (resource: Resource): ts.Type => {
    const type = types.get(`k${names.indexOf(nameOf(resource))}`)
    // «any» would let every name pass.
    if (!type || type.flags & ts.TypeFlags.Any) throw new Error(`No types of ${nameOf(resource)}`)
    return type
  }
  return { checker, typeOf }
}

function programOf(source: string) {
  const path = join(root, 'deploy/checks/kubernetes/kinds-as-types.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === path || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    name === path ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest)
  return { program: ts.createProgram([path], options, host), path }
}
