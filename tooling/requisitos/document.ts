export interface Requirement {
  id: string
  text: string
  /** Tests may name a definition (D1 …), but no test has to prove one. */
  isDefinition: boolean
}

/** The requirements that docs/requisitos.md lists, in lines of the form `- **C-04** …`. */
export function readRequirements(markdown: string): Requirement[] {
  const found = [...markdown.matchAll(/^- \*\*([A-Z]-\d{2}|D\d{1,2})\*\* (.+)$/gm)].map(
    ([, id = '', text = '']) => ({
      id,
      text,
      isDefinition: id.startsWith('D'),
    }),
  )
  const twice = found.find(({ id }, index) => found.findIndex((other) => other.id === id) !== index)
  if (twice) throw new Error(`docs/requisitos.md nombra ${twice.id} dos veces.`)
  return found
}
