import type { AccessFile } from './seed/access-file.ts'

/** Messages to the process that started this one; without a channel they are dropped (see README.md). */
export type ParentMessage =
  | {
      type: 'ready'
      host: string
      port: number
      login: { email: string; password?: string; passwordFile?: AccessFile }
    }
  | { type: 'progress'; msg: string }
  | { type: 'fatal'; msg: string }

export function tellParent(message: ParentMessage): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send) return resolve()
    process.send(message, undefined, undefined, () => resolve())
  })
}
