import { Refusal } from './refusal.ts'

/** Why a build may not be published, and how to repair it. Both are whole Spanish sentences. */
export interface Problem {
  app: string
  gate: Gate
  sentence: string
  repair: string
}

/** The check that found it; docs/operacion/publicar.md lists them («Comprobaciones al publicar»). */
export type Gate =
  | 'facts'
  | 'schema'
  | 'own'
  | 'permissions'
  | 'neighbours'
  | 'routes'
  | 'module'
  | 'contract'
  | 'imports'
  | 'copies'
  | 'files'
  | 'loading'
  | 'size'
  | 'breaks'
  | 'offers'
  | 'evidence'

/** A problem without the app that it belongs to. */
export type Finding = Omit<Problem, 'app'>

/** Findings of one gate that have the same repair. */
export const findings = (gate: Gate, sentences: string[], repair: string): Finding[] =>
  sentences.map((sentence) => ({ gate, sentence, repair }))

/** The refusal of releases that people may not get. */
export class GateRefusal extends Refusal {
  readonly problems: Problem[]

  constructor(problems: Problem[], first = 'No se publicó nada:', ...last: string[]) {
    const said = problems.map(({ app, sentence, repair }) => `  ${app}: ${sentence}\n    ${repair}`)
    super([first, ...said, ...last].join('\n'))
    this.problems = problems
  }
}
