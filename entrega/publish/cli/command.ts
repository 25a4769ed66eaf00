import { parseArgs, type ParseArgsConfig } from 'node:util'
import { whoIsHere } from '../../build/who.ts'
import { releaseGates } from '../gates/index.ts'
import type { LogEntry } from '../log/entry.ts'
import type { Parts } from '../publish/publish.ts'
import { Refusal } from '../refusal.ts'
import { sayEntry } from '../show/entry.ts'
import { missedSince } from '../show/missed.ts'
import { openStore } from '../store/open.ts'
import { storageSentence } from './storage.ts'

/** Runs a command: a refusal or a full disk prints one sentence and exits with status 1; an unexpected error keeps its stack. */
export async function run(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : (storageSentence(error) ?? error))
    process.exitCode = 1
  }
}

type Options = NonNullable<ParseArgsConfig['options']>

/** The options that every command accepts. */
const common = { to: { type: 'string' }, note: { type: 'string' } } as const satisfies Options

/** The words and options of the command line; if they are wrong, a refusal explains the usage. */
export function asked<T extends Options>(usage: string, options: T) {
  try {
    const found = parseArgs({ options: { ...common, ...options }, allowPositionals: true, strict: true })
    return { words: found.positionals, options: found.values }
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** What a command depends on: the store that it names, the clock, and the person at the terminal. */
export const partsFor = async (to: string | undefined): Promise<Parts> => ({
  store: await openStore(to),
  clock: () => new Date(),
  who: whoIsHere(),
  gates: releaseGates,
  ...(process.env.EVIDENCE === 'required' && { trusted: listFrom(process.env.EVIDENCE_KEYS ?? '') }),
})

/** Prints what was done, and what people miss since. */
export async function sayDone({ store }: Parts, entry: LogEntry): Promise<void> {
  for (const line of [...sayEntry(entry), ...(await missedSince(store, entry))]) console.log(line)
}

/** The items of a list with spaces or commas. */
export const listFrom = (text: string): string[] => text.split(/[\s,]+/).filter((item) => item !== '')
