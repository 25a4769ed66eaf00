import type { Problem } from '../gates/problem.ts'
import { Refusal } from '../refusal.ts'
import type { Situation } from '../registry/derive.ts'
import type { Candidate } from './candidate.ts'

/** Judges candidates together against what is in use; `publish` repeats it if that changes meanwhile. */
export type Gates = (candidates: Candidate[], situation: Situation) => Problem[] | Promise<Problem[]>

/** Computes what a record keeps of the build, for the gates to judge. */
export type Facts = (candidate: Candidate) => Promise<Record<string, unknown>>

/** The refusal of releases that people may not get. */
export class GateRefusal extends Refusal {
  readonly problems: Problem[]

  constructor(problems: Problem[], first = 'No se publicó nada:', ...last: string[]) {
    super(
      [
        first,
        ...problems.map(({ app, sentence, repair }) => `  ${app}: ${sentence}\n    ${repair}`),
        ...last,
      ].join('\n'),
    )
    this.problems = problems
  }
}
