import ts from 'typescript'

/**
 * A type written out in full, so that two reports can be compared without the sources of either. Types of packages stay
 * names (`Foreign<"ReactNode">`): whoever lends the package answers for them.
 */
export function typeText(type: ts.Type, program: ts.Program, above: ts.Type[] = []): string {
  const checker = program.getTypeChecker()
  const inner = (each: ts.Type) => typeText(each, program, [...above, type])
  // The language's own aliases (`Pick`, `Partial`) only shape other types.
  const alias = isOfLanguage(type.aliasSymbol, program) ? undefined : type.aliasSymbol
  const named = alias ?? type.getSymbol()
  const list = checker.isArrayType(type) || checker.isTupleType(type)
  if (type.flags & (ts.TypeFlags.Boolean | ts.TypeFlags.Any | ts.TypeFlags.Unknown))
    return checker.typeToString(type)
  if (type.flags & ts.TypeFlags.TypeParameter) return 'unknown'
  if (!list && named && isForeign(named, program)) {
    const given = (alias && type.aliasTypeArguments) ?? checker.getTypeArguments(type as ts.TypeReference)
    return `Foreign<${JSON.stringify(named.name)}${given.map((each) => `, ${inner(each)}`).join('')}>`
  }
  if (above.includes(type)) return `Foreign<${JSON.stringify(`… ${named?.name}`)}>`
  if (type.isUnion()) return unionText(type.types, inner)
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return checker.typeToString(type)
  if (list) {
    const parts = checker.getTypeArguments(type as ts.TypeReference).map(inner)
    return checker.isArrayType(type) ? `(${parts.join('')})[]` : `[${parts.join(', ')}]`
  }
  const calls = type.getCallSignatures()
  if (calls.length > 0) return calls.map((call) => callText(call, checker, inner)).join(' & ')
  return objectText(type, checker, inner)
}

const isOfLanguage = (symbol: ts.Symbol | undefined, program: ts.Program) =>
  symbol?.declarations?.some((each) => program.isSourceFileDefaultLibrary(each.getSourceFile())) ?? false

/** Of a package or of the language, as opposed to this repository. */
function isForeign(symbol: ts.Symbol, program: ts.Program): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile()
  if (!file || symbol.flags & ts.SymbolFlags.TypeLiteral || symbol.name.startsWith('__')) return false
  return isOfLanguage(symbol, program) || file.fileName.includes('/node_modules/')
}

/** In one order, whichever the compiler met first; true and false together are a boolean. */
function unionText(types: ts.Type[], inner: (type: ts.Type) => string): string {
  const texts = new Set(types.map(inner))
  if (texts.has('true') && texts.has('false')) {
    texts.delete('true')
    texts.delete('false')
    texts.add('boolean')
  }
  return `(${[...texts].sort().join(' | ')})`
}

function callText(call: ts.Signature, checker: ts.TypeChecker, inner: (type: ts.Type) => string): string {
  const params = call.parameters.map((param) => {
    const declared = param.valueDeclaration as ts.ParameterDeclaration | undefined
    const isOptional = declared && (declared.questionToken ?? declared.initializer)
    const rest = declared?.dotDotDotToken ? '...' : ''
    return `${rest}${param.name}${isOptional ? '?' : ''}: ${inner(checker.getTypeOfSymbol(param))}`
  })
  return `((${params.join(', ')}) => ${inner(call.getReturnType())})`
}

function objectText(type: ts.Type, checker: ts.TypeChecker, inner: (type: ts.Type) => string): string {
  const members = checker.getPropertiesOfType(type).map((member) => {
    const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0
    const text = inner(checker.getTypeOfSymbol(member))
    return `${JSON.stringify(member.name)}${isOptional ? '?' : ''}: ${text}`
  })
  const indexes = checker
    .getIndexInfosOfType(type)
    .map(({ keyType, type: value }) => `[key: ${checker.typeToString(keyType)}]: ${inner(value)}`)
  const all = [...indexes, ...members.sort()]
  return all.length === 0 ? '{}' : `{ ${all.join('; ')} }`
}
