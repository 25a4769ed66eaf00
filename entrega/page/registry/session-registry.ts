import { authState, useAuth } from '@backoffice/shared'
import { chosenFor } from './chosen.ts'
import { createRegistryClient } from './registry.ts'
import { asRunning, onRunning } from '../load/running.ts'

/** The registry as this session gets it; the page has only this one (page-registry.ts). */
export const registry = createRegistryClient((answer) => {
  const { token, empresa } = authState()
  return asRunning(chosenFor(answer, { token, empresa: empresa?._id ?? null }))
})
useAuth.subscribe((now, before) => {
  if (now.token !== before.token || now.empresa !== before.empresa) registry.lookAgain()
})
onRunning(() => registry.lookAgain())
