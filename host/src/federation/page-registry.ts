import { authState, useAuth } from '@backoffice/shared'
import { chosenFor } from './chosen'
import { createRegistryClient } from './registry'

/** The page's only registry. */
export const registry = createRegistryClient((answer) => {
  const { token, empresa } = authState()
  return chosenFor(answer, { token, empresa: empresa?._id ?? null })
})
useAuth.subscribe((now, before) => {
  if (now.token !== before.token || now.empresa !== before.empresa) registry.lookAgain()
})
