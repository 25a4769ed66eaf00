import { buildAll } from '../../build/build-all.ts'
import { candidateFrom } from '../records/candidate.ts'
import { publish } from '../publish/publish.ts'
import { builtSite } from '../store/open.ts'
import { partsFor } from './command.ts'
import { run } from './run.ts'

/** What `npm run build` does with the apps: it builds what has changed, and assembles a site for tests and measurements. */
await run(async () => {
  const builds = await buildAll({ log: console.log })
  const candidates = builds.map(({ app, dist }) => candidateFrom(app, dist))
  await publish(await partsFor(builtSite), candidates, { note: 'Lo construido, para las pruebas.' })
})
