export interface Requirement {
  id: string
  text: string
  /** Decisions are known names for tests, but nothing has to prove them by themselves. */
  isDecision: boolean
}

/** The requirements that docs/requisitos.md lists: lines of the form `- **C-04** …`. */
export function readRequirements(markdown: string): Requirement[] {
  const found = [...markdown.matchAll(/^- \*\*([A-Z]-\d{2}|D\d{1,2})\*\* (.+)$/gm)].map(
    ([, id = '', text = '']) => ({
      id,
      text,
      isDecision: id.startsWith('D'),
    }),
  )
  const twice = found.find(({ id }, index) => found.findIndex((other) => other.id === id) !== index)
  if (twice) throw new Error(`docs/requisitos.md nombra ${twice.id} dos veces.`)
  return found
}
