import { type Report } from './counts'

/** One part of `npm test`. */
export interface Step {
  /** What --only takes. */
  name: string
  /** What it checks, for people. */
  title: string
  /** Programs to run one after another, all of them even if one fails. */
  commands: Command[]
  /** Steps that must have passed before. */
  needs?: string[]
  /** How many of the two places it takes. */
  places: 1 | 2
  /** Where its runner counts; without it the step itself counts as one. */
  report?: { kind: Report; file: string }
  /** May end with status 77: there is nothing here to run it on, as its last line says. That is no failure. */
  maySkip?: boolean
  /** Shown as it comes instead of at the end: for what takes minutes. */
  isLive?: boolean
}

export interface Command {
  program: string
  args: string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
}

export interface Outcome {
  step: Step
  ok: boolean
  seconds: number
  output: string
  /** Why it could not run here. */
  skipped?: string
  /** A step that it needs has failed. */
  wasBlocked?: boolean
}
