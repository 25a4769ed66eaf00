import ts from 'typescript'

/** A test and the identifiers that its title, and those of the groups around it, begin with. */
export interface NamedTest {
  ids: string[]
  title: string
  line: number
  /** The test does not run (skip, todo, fixme), so it proves nothing. */
  isSkipped: boolean
}

const tests = new Set(['it', 'test'])
const groups = new Set(['describe', 'suite'])
const skips = new Set(['skip', 'todo', 'fixme', 'xit'])

/**
 * The tests of a file that name a requirement. It parses the syntax, so that comments and strings elsewhere don't
 * count.
 */
export function namedTests(file: string, source: string): NamedTest[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind)
  const found: NamedTest[] = []

  const visit = (node: ts.Node, around: { ids: string[]; isSkipped: boolean }): void => {
    const call = ts.isCallExpression(node) ? calleeOf(node) : null
    const title = call && ts.isCallExpression(node) ? titleOf(node) : null
    if (!call || title === null) return ts.forEachChild(node, (child) => visit(child, around))
    const here = { ids: [...around.ids, ...idsOf(title)], isSkipped: around.isSkipped || call.isSkipped }
    if (call.isGroup) return ts.forEachChild(node, (child) => visit(child, here))
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
    if (here.ids.length > 0)
      found.push({ ids: [...new Set(here.ids)], title, line, isSkipped: here.isSkipped })
    // node:test nests tests in tests; each inner one counts by itself.
    ts.forEachChild(node, (child) => visit(child, here))
  }
  visit(tree, { ids: [], isSkipped: false })
  return found
}

/** `[C-04] [D31] an empty cell …` names C-04 and D31. */
export function idsOf(title: string): string[] {
  const [start = ''] = /^(\s*\[[A-Z]-?\d+\])+/.exec(title) ?? []
  return [...start.matchAll(/\[([^\]]+)\]/g)].map(([, id = '']) => id)
}

/**
 * The kind of a call such as `it`, `test.only`, `t.test`, `it.each(…)`, `test.describe.skip`; null for any other call.
 */
function calleeOf(node: ts.CallExpression): { isGroup: boolean; isSkipped: boolean } | null {
  const names: string[] = []
  let at: ts.Expression = node.expression
  for (;;) {
    if (ts.isPropertyAccessExpression(at)) {
      names.push(at.name.text)
      at = at.expression
    } else if (ts.isCallExpression(at)) at = at.expression
    else if (ts.isTaggedTemplateExpression(at)) at = at.tag
    else break
  }
  if (ts.isIdentifier(at)) names.push(at.text)
  const isGroup = names.some((name) => groups.has(name))
  if (!isGroup && !names.some((name) => tests.has(name))) return null
  return { isGroup, isSkipped: names.some((name) => skips.has(name)) }
}

function titleOf(node: ts.CallExpression): string | null {
  const [first] = node.arguments
  if (!first) return null
  if (ts.isStringLiteralLike(first)) return first.text
  return ts.isTemplateExpression(first) ? first.head.text : null
}
