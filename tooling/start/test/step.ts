import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { withCompileCache } from '../before/compile-cache.ts'
import { root } from '../before/root.mjs'

/** The kinds of report that the runners leave behind. */
export type Report = 'jest' | 'node' | 'playwright'

/** One part of `npm test`. */
export interface Step {
  /** Its name for --only. */
  name: string
  /** What it checks, for people. */
  title: string
  /** Programs to run one after another; all of them run even if one fails. */
  commands: Command[]
  /** Steps that must pass first. */
  needs?: string[]
  /** How many of the two places it takes. */
  places: 1 | 2
  /** It mostly waits, so it runs beside these whatever places they take, and takes none itself then. */
  beside?: string[]
  /** The file in which its runner writes its counts; without a report the step itself counts as one. */
  report?: { kind: Report; file: string }
  /** May exit with status 77: it cannot run here, as its last line explains. That is no failure. */
  maySkip?: boolean
  /** Only with --todo, as in CI: it takes long and seldom fails alone. */
  isLong?: boolean
  /** The same tests again over something else: the first to be left out on a slow machine. */
  isRepeat?: boolean
  /** Shows its output as it comes, because it takes minutes. */
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

/** In milliseconds since the run began. */
const late = 35 * 60_000

/**
 * Why a repeated step does not begin any more: on a machine so slow, CI would end the whole run before its result.
 * @param since milliseconds since the run began
 */
export const tooLate = (step: Step, since: number): string | null =>
  step.isRepeat && since > late
    ? `No empezó: pasaron ${Math.round(since / 60_000)} minutos en este equipo. Sola: npm test -- --only ${step.name}`
    : null

const running = new Set<ChildProcess>()

/** In milliseconds. The longest program takes a third of it; only what hangs takes this long. */
const longest = 55 * 60_000

/** Ends every running step, because the runner itself is about to exit. */
export function endAll(signal: NodeJS.Signals) {
  for (const child of running) child.kill(signal)
}

/** The exit status for «cannot run here» (autotools' convention). */
const cannotRun = 77

/**
 * Runs a step's programs to their end, or for `limit` milliseconds each: one that hangs must not take the others'
 * reports with it.
 */
export async function runStep(step: Step, limit = longest): Promise<Outcome> {
  const started = performance.now()
  if (step.report) rmSync(step.report.file, { force: true })
  let output = ''
  let ok = true
  let skipped: string | undefined
  for (const command of step.commands) {
    const write = (text: string) => {
      output += text
      if (step.isLive) process.stdout.write(text)
    }
    const code = await run(command, write, limit)
    if (step.maySkip && code === cannotRun) skipped = output.trimEnd().split('\n').at(-1)
    else ok &&= code === 0
  }
  return { step, ok, seconds: (performance.now() - started) / 1000, output, ...(skipped && { skipped }) }
}

function run(
  { program, args, cwd = root, env = {} }: Command,
  write: (text: string) => void,
  limit: number,
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: withCompileCache({ ...process.env, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', write)
    }
    const end = (code: number) => {
      clearTimeout(timer)
      running.delete(child)
      done(code)
    }
    const timer = setTimeout(() => {
      write(`\nSe interrumpió: no terminó en ${Math.round(limit / 60_000)} minutos.\n`)
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
      // What it started may hold its output open, and would keep 'close' from coming.
      child.on('exit', () => end(1))
    }, limit)
    child.on('error', (error) => {
      write(`${error.message}\n`)
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}
