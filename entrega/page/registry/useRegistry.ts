import type { MenuEntry } from '@backoffice/shared/contract'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { registry } from './page-registry.ts'
import type { GuardedRegistry } from './guard-registry.ts'
import type { Failure } from '../failures/result.ts'

export const useRegistry = (): GuardedRegistry | undefined =>
  useSyncExternalStore(registry.subscribe, registry.current)

/** The menu entries of all remotes in use, and how to retry if the registry is unreachable and there are none. */
export function useMenuEntries(): { entries: MenuEntry[]; failure: Failure | null; retry: () => void } {
  const current = useRegistry()
  const [failure, setFailure] = useState<Failure | null>(null)
  const take = (asked: ReturnType<typeof registry.load>) =>
    void asked.then((result) => setFailure(result.ok ? null : result.failure))
  useEffect(() => take(registry.load()), [])
  return {
    entries: Object.values(current?.remotes ?? {}).flatMap(({ remote }) => remote.menu),
    failure: current ? null : failure,
    retry: () => take(registry.refresh()),
  }
}
