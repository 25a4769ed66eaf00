import { inParallel } from '../parallel.ts'
import { fromJson, toJson, type Store } from '../store/store.ts'
import { problemIn } from '@backoffice/shared/contract/remotes'
import { logEntry, type LogEntry, type Who } from './entry.ts'
import { stateAt, type LogState } from './state.ts'

/** The log as read. */
export interface Log {
  entries: LogEntry[]
  /** The highest number in use, even by an unreadable entry. */
  last: number
  /** Keys of unreadable entries: they change nothing, and `npm run releases` lists them. */
  torn: string[]
  /** What its entries add up to. */
  state: LogState
}

/** What a command decides of an entry; members without a value are left out. */
export type Draft = Pick<LogEntry, 'kind' | 'changes' | 'note' | 'config' | 'forced'>

/** What writing into the log depends on. */
export interface LogParts {
  store: Store
  clock: () => Date
  who: Who
}

const folder = '.log/'
export const keyOfEntry = (number: number): string => `${folder}${String(number).padStart(6, '0')}.json`
const numberIn = (key: string) => Number(/^\.log\/(\d+)\.json$/.exec(key)?.[1] ?? Number.NaN)

/** Reads the whole log, in the order of its numbers. */
export async function readLog(store: Store): Promise<Log> {
  const keys = (await store.list(folder)).filter((key) => Number.isInteger(numberIn(key)))
  const read = await inParallel(keys, async (key) => ({ key, entry: await readEntry(store, key) }))
  const entries = read.flatMap(({ entry }) => entry ?? []).sort((a, b) => a.number - b.number)
  return {
    entries,
    last: Math.max(0, ...keys.map(numberIn)),
    torn: read.filter(({ entry }) => entry === undefined).map(({ key }) => key),
    state: stateAt(entries),
  }
}

async function readEntry(store: Store, key: string): Promise<LogEntry | undefined> {
  const kept = await store.read(key)
  const found = kept && fromJson(kept.bytes)
  if (problemIn(logEntry, found, key) !== null) return undefined
  const entry = found as LogEntry
  return entry.number === numberIn(key) ? entry : undefined
}

/**
 * Adds an entry under the next number. If another command has taken that number, it reads the log and decides again, so
 * that every entry follows from the ones before it.
 * @param decide what to write after this log; null writes nothing
 */
export async function append<Decided extends Draft | null>(
  { store, clock, who }: LogParts,
  decide: (log: Log) => Decided | Promise<Decided>,
): Promise<LogEntry | Extract<Decided, null>> {
  for (;;) {
    const log = await readLog(store)
    const draft = await decide(log)
    if (draft === null) return draft as Extract<Decided, null>
    const bytes = toJson({ number: log.last + 1, at: clock().toISOString(), ...who, ...draft })
    const entry = fromJson(bytes) as LogEntry
    const problem = problemIn(logEntry, entry, 'entry')
    if (problem !== null) throw new Error(problem)
    if (await store.create(keyOfEntry(entry.number), bytes)) return entry
  }
}
