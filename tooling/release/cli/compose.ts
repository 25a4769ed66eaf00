import { buildAll } from '../../federation/build-all'
import { candidateFrom } from '../publish/candidate'
import { publish } from '../publish/publish'
import { builtSite } from '../sites'
import { partsFor, run } from './command'

/**
 * What `npm run build` does with the apps: builds what changed, and keeps a site of just that for tests and measurements. What people
 * get is another site, and nothing of it changes here.
 */
await run(async () => {
  const builds = await buildAll({ log: console.log })
  const candidates = builds.map(({ app, dist }) => candidateFrom(app, dist))
  await publish(await partsFor(builtSite), candidates, { note: 'Lo construido, para las pruebas.' })
})
