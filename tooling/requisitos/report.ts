import { type Requirement } from './document.ts'
import { type NamedTest } from './titles.ts'

export interface PlacedTest extends NamedTest {
  file: string
}

export interface Report {
  proved: { requirement: Requirement; places: string[] }[]
  missing: Requirement[]
  /** Identifiers that tests name and the document lacks. */
  unknown: { id: string; place: string }[]
}

/** Compares the requirements with the tests that name them. */
export function compare(requirements: Requirement[], tests: PlacedTest[]): Report {
  const known = new Set(requirements.map(({ id }) => id))
  const places = new Map<string, string[]>()
  for (const test of tests) {
    if (test.isSkipped) continue
    for (const id of test.ids) places.set(id, [...(places.get(id) ?? []), placeOf(test)])
  }
  return {
    proved: requirements.flatMap((requirement) => {
      const found = places.get(requirement.id)
      return found ? [{ requirement, places: found }] : []
    }),
    missing: requirements.filter(({ id }) => !places.has(id)),
    unknown: tests.flatMap((test) =>
      test.ids.filter((id) => !known.has(id)).map((id) => ({ id, place: placeOf(test) })),
    ),
  }
}

const placeOf = ({ file, line }: PlacedTest) => `${file}:${line}`

/** The report as a table, for people. */
export function print({ proved, missing, unknown }: Report): string {
  const lines: string[] = []
  lines.push('Demostrados')
  for (const { requirement, places } of proved) {
    const more = places.length > 1 ? ` y ${places.length - 1} más` : ''
    lines.push(`  ${requirement.id.padEnd(5)} ${places[0]}${more}`)
  }
  const open = missing.filter(({ isDefinition }) => !isDefinition)
  lines.push('', 'Todavía no', ...open.map(({ id, text }) => `  ${id.padEnd(5)} ${short(text)}`))
  const definitions = missing.filter(({ isDefinition }) => isDefinition).map(({ id }) => id)
  if (definitions.length > 0)
    lines.push('', `Definiciones que ninguna prueba nombra: ${definitions.join(', ')}`)
  const done = proved.filter(({ requirement }) => !requirement.isDefinition).length
  lines.push('', `${done} de ${done + open.length} requisitos demostrados.`)
  for (const { id, place } of unknown) {
    lines.push(`${place}: ${id} no está en docs/requisitos.md; corregir el título o añadir el requisito.`)
  }
  return lines.join('\n')
}

const short = (text: string) => (text.length > 90 ? `${text.slice(0, 89)}…` : text)
