/** Replaces entrega/page/load/page-loader.ts in the benchmark's one-app build, where a remote is a chunk like any other. */
import type { Loader } from '../../entrega/page/load/loader.ts'
import { ok, type Result } from '../../entrega/page/failures/result.ts'
import { modules } from './workspace-remotes.ts'

const loaded = new Map<string, Promise<Result<unknown>>>()

async function importModule(id: string): Promise<Result<unknown>> {
  return ok(await modules[id]?.())
}

const run = async (name: string) => {
  const loaded = await loader.load(name, './module')
  return loaded.ok ? loaded.value : undefined
}

export const loader: Loader = {
  start: () => Promise.resolve(),
  load(name, expose) {
    const id = `${name}/${expose}`
    const promise = loaded.get(id) ?? importModule(id)
    loaded.set(id, promise)
    return promise
  },
  preload: async (name) => void (await run(name)),
  warm: run,
  retry: () => loaded.clear(),
  generation: () => 0,
  ran: () => undefined,
  release: () => undefined,
  published: () => Promise.resolve(undefined),
  subscribe: () => () => undefined,
}
