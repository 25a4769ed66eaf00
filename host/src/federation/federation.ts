import { note } from '../telemetry'
import { createLoader } from './loader'
import { loadManifest } from './manifests'
import { createRegistryClient } from './registry'
import { observed } from './remote-states'
import { createRuntime } from './runtime'

/** The page's one registry and one loader. */
export const registry = createRegistryClient()

export const loader = observed(
  createLoader({
    registry,
    runtime: createRuntime(),
    loadManifest,
    // Put in by the build; the package's own file would be taken for a shared module.
    sharedVersion: process.env.SHARED_VERSION ?? '',
    ranNow: (remote, { release, manifest }) => note({ what: 'load', remote, release, manifest }),
  }),
)
