import { report } from '../report.ts'
import { figure, type Figure } from '../statistics.ts'
import { seconds, type Said } from './command.ts'
import { buildOptions } from './options.ts'
import { cloneAt, hashOf, type Tree } from './tree.ts'

const INSTALL = 'en frío: instalar'
const FIRST = 'en frío: construir y arrancar'
const COLD = 'en frío: todo'
const START = 'npm start sin cambios'
const RELEASE = 'publicar un remoto cambiado'

type Runs = Map<string, number[]>

/**
 * Times what a developer waits for, in fresh clones of the last commit and of the one to compare with: whole rounds,
 * alternately. What is not committed is not measured.
 */
export async function benchBuild(args: string[]): Promise<void> {
  const options = buildOptions(args)
  const here = hashOf('HEAD')
  const hashes = [here, ...(options.against === undefined ? [] : [hashOf(options.against)])]
  const runs = hashes.map((): Runs => new Map())
  for (let round = 0; round < options.runs; round++) {
    const sides = hashes.map((hash, i) => [hash, runs[i] as Runs] as const)
    for (const [hash, own] of round % 2 === 0 ? sides : sides.toReversed()) {
      const tree = cloneAt(hash)
      try {
        await measure(tree, own, (name, said) => say(`${hash}, ${name}`, said, options.lines))
      } finally {
        tree.remove()
      }
    }
  }
  report('build', summary(runs))
}

async function measure(tree: Tree, runs: Runs, tell: (name: string, said: Said[]) => void): Promise<void> {
  const add = (name: string, value: number) => void runs.set(name, [...(runs.get(name) ?? []), value])
  const timed = async (name: string, run: () => Promise<Said[]>) => {
    const said = await run()
    tell(name, said)
    add(name, seconds(said))
    return seconds(said)
  }
  const install = await tree.install()
  add(INSTALL, install)
  add(COLD, install + (await timed(FIRST, tree.start)))
  await timed(START, tree.start)
  await timed(RELEASE, tree.release)
}

function say(name: string, said: Said[], lines: boolean): void {
  console.log(`medido: ${name}, ${seconds(said).toFixed(1)} s`)
  if (lines) for (const { line, at } of said) console.log(`  ${at.toFixed(1).padStart(6)} s  ${line}`)
}

/** One line for each thing measured, in the order of a first day. */
function summary([here, other]: Runs[]): Figure[] {
  return [INSTALL, FIRST, COLD, START, RELEASE].map((name) =>
    figure(name, 's', here?.get(name) ?? [], other?.get(name)),
  )
}
