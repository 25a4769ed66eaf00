import { startFront, type Front } from './front.ts'
import { Machine } from './machines/machine.ts'
import { loopback, namespaces } from './machines/network.ts'
import { whole } from './machines/patroni.ts'
import { endAll } from './machines/program.ts'
import { isRight, keep, table } from './report.ts'
import { runRounds } from './rounds.ts'

/** The test itself, in a network of its own where there can be one: `inside.ts <folder> <rounds> <bin> [own]`. */
const [folder = '', rounds = '', bin = '', own] = process.argv.slice(2)
const machines: Machine[] = []
let front: Front | undefined

async function stop(status: number): Promise<never> {
  await front?.stop().catch(() => {})
  for (const machine of machines) machine.kill()
  endAll()
  process.exit(status)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(130))

async function run(): Promise<number> {
  const network = own ? await namespaces() : loopback()
  console.log(`Tres máquinas con ${network.kind}; sus bitácoras, mientras dura, en ${folder}`)
  for (const at of [0, 1, 2]) machines.push(new Machine(folder, at, network, bin))
  for (const machine of machines) machine.start()
  await whole(network, machines)
  front = await startFront(folder, network)
  console.log('El clúster y el producto están en marcha.')
  const result = await runRounds({ network, machines, front }, Number(rounds), (round, at) => {
    const { fault, pause, acknowledged, lost, twice, wrong } = round
    console.log(`Ronda ${at + 1}, ${fault}: ${pause.toFixed(1)} s sin escribir, ${acknowledged} confirmadas`)
    for (const problem of [...lost, ...twice, ...wrong].slice(0, 20)) console.error(`  ${problem}`)
  })
  console.log(`\n${table(result)}`)
  keep(result, network.kind)
  return isRight(result) ? 0 : 1
}

run().then(stop, (error: unknown) => {
  console.error(error)
  void stop(1)
})
