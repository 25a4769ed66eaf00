import { hasUnsaved } from '@backoffice/shared'
import { fetchModulesAnew } from '../files/modules.ts'
import { reload } from '../reload.ts'
import { note } from '../telemetry/notes.ts'
import { createLoader } from './loader.ts'
import { loadManifest } from '../federation/manifests.ts'
import { registry } from '../registry/page-registry.ts'
import { running } from '../registry/session-registry.ts'
import { followLoad } from './remote-states.ts'
import { runtime } from '../federation/runtime.ts'

/** The page's only loader. */
export const loader = createLoader({
  registry,
  runtime,
  loadManifest,
  // The build replaces this version: importing the package's own file would make it a shared module.
  sharedVersion: process.env.SHARED_VERSION ?? '',
  asked: followLoad,
  ranNow: (remote, { release, manifest, remote: described }) => {
    running.setState({ [remote]: described })
    note({ what: 'load', remote, release, manifest })
  },
  beginAnew: (manifest) => {
    if (hasUnsaved()) return false
    void fetchModulesAnew(manifest).then(reload)
    return true
  },
})
