import { figure, type Figure } from '../statistics.ts'
import { type Measurement } from '../web/measure.ts'
import { type PeerScenario } from './scenarios.ts'

/** One line for each figure of a scenario: ours, theirs, ours ÷ theirs. */
export const summary = (
  { name, condition, readings }: Omit<PeerScenario, 'of'>,
  { ours, theirs }: Record<'ours' | 'theirs', readonly Measurement[]>,
): Figure[] =>
  readings.map(([what, unit, of]) =>
    figure(`${name}, ${condition.name}: ${what}`, unit, ours.map(of), theirs.map(of)),
  )
