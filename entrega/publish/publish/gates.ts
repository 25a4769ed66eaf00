import type { Problem } from '../gates/problem'
import { Refusal } from '../refusal'
import type { Situation } from '../registry/derive'
import type { Candidate } from './candidate'

/** Judges candidates together against what is in use; `publish` repeats it if that changes meanwhile. */
export type Gates = (candidates: Candidate[], situation: Situation) => Problem[] | Promise<Problem[]>

/** Computes what a record keeps of the build, for the gates to judge. */
export type Facts = (candidate: Candidate) => Promise<Record<string, unknown>>

/** The refusal of releases that people may not get. */
export class GateRefusal extends Refusal {
  constructor(
    readonly problems: Problem[],
    first = 'No se publicó nada:',
    ...last: string[]
  ) {
    super(
      [
        first,
        ...problems.map(({ app, sentence, repair }) => `  ${app}: ${sentence}\n    ${repair}`),
        ...last,
      ].join('\n'),
    )
  }
}
