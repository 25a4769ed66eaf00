import { parseArgs, type ParseArgsConfig } from 'node:util'
import { whoIsHere } from '../../build/who.ts'
import { releaseGates } from '../gates/index.ts'
import type { LogEntry } from '../log/entry.ts'
import type { Parts } from '../publish/publish.ts'
import { Refusal } from '../refusal.ts'
import { sayEntry } from '../show/entry.ts'
import { missedSince } from '../show/missed.ts'
import { openStore } from '../store/open.ts'
import { run } from './run.ts'

type Options = NonNullable<ParseArgsConfig['options']>

interface Syntax<T extends Options> {
  usage: string
  /** The fewest and the most words that are no options. */
  words: [number, number]
  options: T
}

/** The words and options of the command line; if they are wrong, a refusal explains the usage. */
export function asked<T extends Options>({ usage, words: [least, most], options }: Syntax<T>) {
  try {
    const { positionals: words, values } = parseArgs({ options, allowPositionals: true, strict: true })
    if (words.length >= least && words.length <= most) return { words, options: values }
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
  throw new Refusal(usage)
}

export const text = { type: 'string' } as const
const common = { to: text, note: text }

type Asked<T extends Options> = ReturnType<typeof asked<T & typeof common>>

/** Runs a command on a store (`--to`), and prints the entry that it wrote. */
export const command = <T extends Options>(
  syntax: Syntax<T>,
  work: (asked: Asked<T> & { parts: Parts; wrong: Refusal }) => Promise<LogEntry | null | undefined | void>,
): Promise<void> =>
  run(async () => {
    const found = asked({ ...syntax, options: { ...syntax.options, ...common } })
    const parts = await partsFor((found.options as { to?: string }).to)
    const entry = await work({ ...found, parts, wrong: new Refusal(syntax.usage) })
    if (entry) await say(parts, entry)
  })

/** What a command depends on: the store that it names, the clock, and the person at the terminal. */
export const partsFor = async (to: string | undefined): Promise<Parts> => ({
  store: await openStore(to),
  clock: () => new Date(),
  who: whoIsHere(),
  gates: releaseGates,
  ...(process.env.EVIDENCE === 'required' && { trusted: listFrom(process.env.EVIDENCE_KEYS ?? '') }),
})

/** Prints what was done, and what people miss since. */
export async function say({ store }: Parts, entry: LogEntry): Promise<void> {
  for (const line of [...sayEntry(entry), ...(await missedSince(store, entry))]) console.log(line)
}

/** The items of a list with spaces or commas. */
export const listFrom = (list: string): string[] => list.split(/[\s,]+/).filter((item) => item !== '')
