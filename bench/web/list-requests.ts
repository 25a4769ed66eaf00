import { type Measurement } from './measure.ts'

/** Prints what each side asked for in its first visit. */
export function listRequests(runs: ReadonlyMap<string, readonly Measurement[]>): void {
  for (const [name, [visit]] of runs) console.log(`  ${name}: ${visit?.asked.join(' · ')}`)
}
