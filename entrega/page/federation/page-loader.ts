import { hasUnsaved } from '@backoffice/shared'
import { fetchModulesAnew } from '../files'
import { reload } from '../reload'
import { note } from '../telemetry'
import { createLoader } from './loader'
import { loadManifest } from './manifests'
import { registry } from './page-registry'
import { observed } from './remote-states'
import { noteRunning } from './running'
import { createRuntime } from './runtime'

/** The page's only loader. */
export const loader = observed(
  createLoader({
    registry,
    runtime: createRuntime(),
    loadManifest,
    // The build replaces this version: importing the package's own file would make it a shared module.
    sharedVersion: process.env.SHARED_VERSION ?? '',
    ranNow: (remote, entry) => {
      noteRunning(remote, entry)
      const { release, manifest } = entry
      note({ what: 'load', remote, release, manifest })
    },
    beginAnew: (manifest) => {
      if (hasUnsaved()) return false
      void fetchModulesAnew(manifest).then(reload)
      return true
    },
  }),
)
