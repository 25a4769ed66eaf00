import type { Combination } from './combinations.ts'
import type { Flow } from './flows.ts'

/** The result of a combination; without flows it was not tried. */
export interface Tried {
  combination: Combination
  flows?: Flow[] | undefined
}

const legend = {
  '✘': 'falla, y con todo lo anterior no: es de la mezcla',
  '○': 'falla también con todo lo anterior: el recorrido pide lo que antes no había, o la api de ahora ya no le sirve',
}

/** A flow that fails with the earlier releases alone (`before`), too, does not fail because of the mix. */
const markOf = ({ title, passed }: Flow, before: Flow[]) =>
  passed ? '✔' : before.some((each) => each.title === title && !each.passed) ? '○' : '✘'

/** Whether a flow failed that works with the earlier releases. */
export const hasFailed = (tried: Tried[], before: Flow[]): boolean =>
  tried.some(({ flows }) => flows?.some((flow) => markOf(flow, before) === '✘'))

/** The flows of each combination, and a legend of their marks. */
export function sayTried(tried: Tried[], before: Flow[]): string[] {
  const lines = tried.flatMap(({ combination: { title }, flows }) => [
    flows ? title : `${title}: no se probó`,
    ...(flows ?? []).map((flow) => `${markOf(flow, before)}  ${flow.title}`),
  ])
  const met = Object.entries(legend).filter(([mark]) => lines.some((line) => line.startsWith(mark)))
  return [...lines, ...met.map((each) => each.join(' '))]
}
