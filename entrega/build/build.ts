// node entrega/build/build.ts [app …]: builds what has changed; it releases nothing.
import { run } from '../publish/cli/run.ts'
import { buildAll } from './build-all.ts'

const only = process.argv.slice(2)
await run(async () => void (await buildAll({ ...(only.length > 0 && { only }), log: console.log })))
