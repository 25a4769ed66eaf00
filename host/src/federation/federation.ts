import { authState, useAuth } from '@backoffice/shared'
import { note } from '../telemetry'
import { chosenFor } from './chosen'
import { createLoader } from './loader'
import { loadManifest } from './manifests'
import { createRegistryClient } from './registry'
import { observed } from './remote-states'
import { createRuntime } from './runtime'

/** The page's only registry and only loader. */
export const registry = createRegistryClient((answer) => {
  const { token, empresa } = authState()
  return chosenFor(answer, { token, empresa: empresa?._id ?? null })
})
useAuth.subscribe((now, before) => {
  if (now.token !== before.token || now.empresa !== before.empresa) registry.lookAgain()
})

export const loader = observed(
  createLoader({
    registry,
    runtime: createRuntime(),
    loadManifest,
    // The build replaces this version: importing the package's own file would make it a shared module.
    sharedVersion: process.env.SHARED_VERSION ?? '',
    ranNow: (remote, { release, manifest }) => note({ what: 'load', remote, release, manifest }),
  }),
)
