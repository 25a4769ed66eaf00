import type { Subject } from './types.ts'

/** Whether this address is one of the release's files. */
export const isOf = ({ name, entry }: Subject, url: string): boolean =>
  url.includes(`/remotes/${name}/${entry.release}/`) ||
  (/^https?:/.test(entry.manifest) && url.startsWith(new URL('.', entry.manifest).href))

/** The first line of a stack that lies in the release; undefined if the release is not in it. */
export const frameIn = (subject: Subject, stack: string): string | undefined =>
  stack
    .split('\n')
    .find((line) => isOf(subject, /\(?(https?:[^)]+)\)?$/.exec(line.trim())?.[1] ?? ''))
    ?.trim()
