import { join } from 'node:path'
import { whenEnding } from '../../../tooling/start/before/ending.mjs'
import { root } from '../../../tooling/start/before/root.mjs'
import { endAll, show, start } from './child.ts'
import { findEngine } from './engine.ts'
import { optionsFrom, skipped, usage } from './options.ts'
import { testHere } from './test-here.ts'

/** `npm run compose:test`: builds, starts, uses and disturbs the composed stack in containers. */
const args = process.argv.slice(2)
/** Set when this command runs inside an engine that the runner started. */
const inside = 'COMPOSE_TEST_INSIDE'

if (args.includes('--help')) {
  console.log(usage)
} else {
  whenEnding(endAll)
  process.exit(
    await test().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return 1
    }),
  )
}

async function test(): Promise<number> {
  const engine = await findEngine()
  if (engine.kind === 'here') return testHere(optionsFrom(args))
  if (process.env[inside]) {
    console.error('El motor que se arrancó para la prueba no sirve para ella.')
    return 1
  }
  return engine.kind === 'none' ? skip(engine.why) : under(engine.program)
}

/** Runs this command again inside the engine of the configured runner. */
async function under(program: string): Promise<number> {
  const command = [process.execPath, join(root, 'tooling/start/run.mjs'), 'compose:test', ...args]
  const child = start(program, command, { ...process.env, [inside]: '1' })
  let why = ''
  child.stderr.on('data', (data: Buffer) => {
    why = /skipped: (.+)/.exec(data.toString())?.[1] ?? why
  })
  const code = await show(child)
  return code === skipped ? skip(`no se pudo arrancar uno solo para la prueba (${why})`) : code
}

function skip(why: string): number {
  console.log(`Omitido por no haber un motor de contenedores: ${why}.`)
  return skipped
}
