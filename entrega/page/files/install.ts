import { addHostHashes } from './hashes'
import { serveOldReleases } from './old-releases'
import { takeInsertions } from './take-insertions'

addHostHashes()
serveOldReleases()
takeInsertions()
