import { satisfies } from '../../../host/src/federation/semver'
import type { HostFacts, Names, RemoteFacts } from '../../federation/facts/facts'

/** What a host lacks of what a remote takes: a sentence each, without who says it of whom. */
export interface Misfit {
  gate: 'contract' | 'imports'
  sentence: string
}

/**
 * How a remote's code would fare with a host. Its version is asked as the host itself asks at run time; the names are
 * those that the one takes and the other gives, both read from what was built.
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

/** A remote in use as the gates know it: one without facts is asked for its range alone. */
export const needsOf = (contract: string, facts: RemoteFacts | null) => ({
  contract: facts?.contract ?? contract,
  imports: facts?.imports ?? {},
})
