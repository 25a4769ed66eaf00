import { type Outcome, type Step } from './step.ts'

/**
 * Runs every step, two places at a time, each as soon as there is room and what it needs is done. A failure stops
 * nothing but the steps that need it, so that one run reports everything.
 */
export async function schedule(
  steps: Step[],
  run: (step: Step) => Promise<Outcome>,
  onEnd: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const running = new Map<Step, Promise<void>>()
  let waiting = [...steps]
  const end = (outcome: Outcome) => {
    outcomes.push(outcome)
    onEnd(outcome)
  }

  while (waiting.length > 0 || running.size > 0) {
    waiting = waiting.filter((step) => {
      const state = stateOf(step, steps, outcomes)
      if (state === 'blocked') end({ step, ok: false, seconds: 0, output: '', wasBlocked: true })
      if (state === 'waiting' || (state === 'ready' && !hasRoom(step, running))) return true
      if (state === 'ready')
        running.set(
          step,
          run(step)
            .then(end)
            .finally(() => running.delete(step)),
        )
      return false
    })
    if (running.size > 0) await Promise.race(running.values())
  }
  return outcomes
}

function hasRoom(step: Step, running: Map<Step, unknown>): boolean {
  const others = [...running.keys()].filter((other) => !areBeside(step, other))
  return others.length === 0 || others.reduce<number>((sum, other) => sum + other.places, step.places) <= 2
}

const areBeside = (one: Step, other: Step) =>
  (one.beside?.includes(other.name) ?? false) || (other.beside?.includes(one.name) ?? false)

/** A step that --only leaves out counts as done. */
function stateOf(step: Step, steps: Step[], outcomes: Outcome[]): 'ready' | 'waiting' | 'blocked' {
  const needed = (step.needs ?? []).filter((name) => steps.some((other) => other.name === name))
  const done = needed.map((name) => outcomes.find((outcome) => outcome.step.name === name))
  if (done.some((outcome) => outcome?.ok === false)) return 'blocked'
  return done.every(Boolean) ? 'ready' : 'waiting'
}
