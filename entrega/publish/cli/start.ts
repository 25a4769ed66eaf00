import { buildAll } from '../../build/build-all.ts'
import { publishAtStart } from '../publish/atStart.ts'
import { candidateFrom } from '../records/candidate.ts'
import { sayEntry } from '../show/entry.ts'
import { partsFor } from './command.ts'
import { run } from './run.ts'

/** What `npm start` does with the apps: it builds what has changed, and releases what never was and passes the gates. */
await run(async () => {
  const builds = await buildAll({ log: console.log })
  const candidates = builds.map(({ app, dist }) => candidateFrom(app, dist))
  const { entry, left } = await publishAtStart(await partsFor(undefined), candidates)
  for (const line of [...(entry ? sayEntry(entry) : []), ...left]) console.log(line)
})
