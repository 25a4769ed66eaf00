import { addHostHashes } from './hashes.ts'
import { serveOldReleases } from './old-releases.ts'
import { takeInsertions } from './take-insertions.ts'

addHostHashes()
serveOldReleases()
takeInsertions()
