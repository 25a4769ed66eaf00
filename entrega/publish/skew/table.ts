import type { Combination } from './combinations.ts'
import type { Flow } from './flows.ts'

/** The result of a combination; without flows it was not tried. */
export interface Tried {
  combination: Combination
  flows?: Flow[] | undefined
}

const marks = { passed: '✔', failed: '✘', before: '○', untried: '–' } as const
type Mark = keyof typeof marks

/**
 * @param before the results of the earlier releases alone, if they were run: a flow that fails there too does not fail
 *   because of the mix
 */
function markOf(title: string, flows: Flow[] | undefined, before: Flow[]): Mark {
  const flow = flows?.find((each) => each.title === title)
  if (!flow) return 'untried'
  if (flow.passed) return 'passed'
  return before.some((each) => each.title === title && !each.passed) ? 'before' : 'failed'
}

/** Whether a flow failed that works with the earlier releases. */
export const hasFailed = (tried: Tried[], before: Flow[]): boolean =>
  tried.some(({ flows }) => flows?.some(({ title }) => markOf(title, flows, before) === 'failed'))

/** A table with a column for each combination and a line for each flow, and a legend of its marks. */
export function tableOf(tried: Tried[], before: Flow[]): string {
  const letters = tried.map((_, at) => String.fromCharCode(65 + at))
  const titles = [...new Set(tried.flatMap(({ flows = [] }) => flows.map(({ title }) => title)))]
  const rows = titles.map((title) => ({
    title,
    marks: tried.map(({ flows }) => markOf(title, flows, before)),
  }))
  const seen = new Set(rows.flatMap((row) => row.marks))
  return [
    ...tried.map(
      ({ combination, flows }, at) => `${letters[at]}  ${combination.title}${flows ? '' : ': no se probó'}`,
    ),
    ...(rows.length > 0 ? [`\n${letters.join(' ')}`] : []),
    ...rows.map((row) => `${row.marks.map((mark) => marks[mark]).join(' ')}  ${row.title}`),
    ...(seen.has('failed') ? ['✘ falla, y con todo lo anterior no: es de la mezcla'] : []),
    ...(seen.has('before')
      ? [
          '○ falla también con todo lo anterior: el recorrido pide lo que antes no había, o la api de ahora ya no le sirve',
        ]
      : []),
  ].join('\n')
}
