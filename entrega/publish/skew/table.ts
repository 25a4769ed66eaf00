import type { Combination } from './combinations.ts'
import type { Flow } from './flows.ts'

/** The result of a combination; without flows it was not tried. */
export interface Tried {
  combination: Combination
  flows?: Flow[] | undefined
}

type Mark = '✔' | '✘' | '○' | '–'

/** A flow that fails with the earlier releases alone (`before`), too, does not fail because of the mix. */
function markOf(title: string, flows: Flow[] | undefined, before: Flow[]): Mark {
  const flow = flows?.find((each) => each.title === title)
  if (!flow) return '–'
  if (flow.passed) return '✔'
  return before.some((each) => each.title === title && !each.passed) ? '○' : '✘'
}

/** Whether a flow failed that works with the earlier releases. */
export const hasFailed = (tried: Tried[], before: Flow[]): boolean =>
  tried.some(({ flows }) => flows?.some(({ title }) => markOf(title, flows, before) === '✘'))

/** A table with a column for each combination and a line for each flow, and a legend of its marks. */
export function tableOf(tried: Tried[], before: Flow[]): string {
  const letters = tried.map((_, at) => String.fromCharCode(65 + at))
  const titles = [...new Set(tried.flatMap(({ flows = [] }) => flows.map(({ title }) => title)))]
  const rows = titles.map((title) => ({
    title,
    marks: tried.map(({ flows }) => markOf(title, flows, before)),
  }))
  const legend = {
    '✘': 'falla, y con todo lo anterior no: es de la mezcla',
    '○': 'falla también con todo lo anterior: el recorrido pide lo que antes no había, o la api de ahora ya no le sirve',
  }
  return [
    ...tried.map(
      ({ combination, flows }, at) => `${letters[at]}  ${combination.title}${flows ? '' : ': no se probó'}`,
    ),
    ...(rows.length > 0 ? [`\n${letters.join(' ')}`] : []),
    ...rows.map((row) => `${row.marks.join(' ')}  ${row.title}`),
    ...Object.entries(legend)
      .filter(([mark]) => rows.some((row) => row.marks.includes(mark as Mark)))
      .map(([mark, said]) => `${mark} ${said}`),
  ].join('\n')
}
