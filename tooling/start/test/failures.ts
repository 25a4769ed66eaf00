import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { type Outcome, type Report } from './step.ts'

/** A failed test: its title begins with what it proves; the message says what was expected and what was there. */
export interface Failure {
  name: string
  message: string
}

interface Jest {
  testResults: {
    message: string
    name: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface Suite {
  specs?: { title: string; file: string; tests: { results: { error?: { message?: string } }[] }[] }[]
  suites?: Suite[]
}

const readers: Record<Report, (json: never) => Failure[]> = {
  node: ({ failures = [] }: { failures?: Failure[] }) => failures,
  jest: ({ testResults }: Jest) =>
    testResults.flatMap(({ message, name: file, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      // A file that did not load has no test.
      if (failed.length === 0) return message ? [{ name: file, message }] : []
      return failed.map(({ fullName: name, failureMessages: [message = ''] }) => ({ name, message }))
    }),
  playwright: ({ suites = [] }: Suite) => suites.flatMap(ofSuite),
}

const ofSuite = ({ specs = [], suites = [] }: Suite): Failure[] => [
  ...specs.flatMap(({ file, title, tests }) => {
    const error = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error
    return error ? [{ name: `${title} (${file})`, message: error.message ?? '' }] : []
  }),
  ...suites.flatMap(ofSuite),
]

/** The failed tests of a step; of one without a report, its own last lines. */
export function failuresOf({ step: { report, title }, output }: Outcome): Failure[] {
  if (report && existsSync(report.file)) {
    try {
      const found = readers[report.kind](JSON.parse(readFileSync(report.file, 'utf8')) as never)
      if (found.length > 0) return found
    } catch {
      // A report that was cut off: what the program printed has to do.
    }
  }
  return [{ name: title, message: output.trimEnd().split('\n').slice(-4).join('\n') }]
}

/** No more failures than this are told: with the sum they fill ten lines, and CI shows only the end of a long output. */
const TOLD = 4

/** Two lines per failure: which one, and what was expected and what was there. */
export function failureLines(failures: Failure[]): string[] {
  const told = failures.slice(0, TOLD).flatMap(({ name, message }) => [`✘ ${name}`, `  ${short(message)}`])
  return failures.length > TOLD ? [...told, `… y ${failures.length - TOLD} más, arriba`] : told
}

function short(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n')
  const said = lines.filter((line) => line.trim() && !/^\s+at /.test(line)).map((line) => line.trim())
  const text = said.join(' · ')
  // What a program ran comes first, and why it failed comes last.
  return text.length > 400 ? `${text.slice(0, 200)} … ${text.slice(-200)}` : text
}
