import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { patient } from '../../tooling/patience/patience.ts'

/** A test that is right never waits for all of it. */
const WITHIN_MS = patient(15_000)

/**
 * Waits until a condition holds, or fails with its description. It replaces fixed pauses, which are too long on one
 * machine and too short on another.
 */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  what: string,
  withinMs = WITHIN_MS,
): Promise<void> {
  const until = performance.now() + withinMs
  while (!(await holds())) {
    assert.ok(performance.now() < until, `did not come within ${withinMs} ms: ${what}`)
    await sleep(10)
  }
}
