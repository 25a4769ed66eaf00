import { satisfies } from '@backoffice/shared/contract/versions'
import type { HostFacts, Names, RemoteFacts } from '../../build/facts/facts.ts'

/** What a remote imports and a host lacks: one sentence each, without naming the two. */
export interface Misfit {
  gate: 'contract' | 'imports'
  sentence: string
}

/**
 * Whether a remote's code would work with a host. The version check is the one that the host performs at run time; the
 * names are those that the remote's build imports and the host's build exports.
 */
export function misfits(contract: string, imports: Names, host: HostFacts): Misfit[] {
  const version: Misfit[] = satisfies(host.shared, contract)
    ? []
    : [{ gate: 'contract', sentence: `pide @backoffice/shared ${contract}, y el host trae ${host.shared}` }]
  const names = Object.entries(imports).flatMap(([request, taken]): Misfit[] => {
    const given = host.provides[request]
    if (given === undefined) return [{ gate: 'imports', sentence: `usa ${request}, que el host no ofrece` }]
    if (taken === '*' || given === '*') return []
    const missing = taken.filter((name) => !given.includes(name))
    if (missing.length === 0) return []
    return [
      { gate: 'imports', sentence: `toma de ${request} lo que el host no ofrece: ${missing.join(', ')}` },
    ]
  })
  return [...version, ...names]
}

/** A remote in use as the gates know it; without facts they check only its version range. */
export const needsOf = (contract: string, facts: RemoteFacts | null) => ({
  contract: facts?.contract ?? contract,
  imports: facts?.imports ?? {},
})
