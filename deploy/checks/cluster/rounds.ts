import { setTimeout as sleep } from 'node:timers/promises'
import { patient } from '../../../tooling/patience/patience.ts'
import { type Cluster, faultOf, type FaultName, faults } from './faults.ts'
import { Leaders } from './leaders.ts'
import { batchProblems, beginBatch, prepareBatch } from './load/batch.ts'
import { Calls } from './load/calls.ts'
import { check, untilDone } from './load/check.ts'
import { Ledger, longestPause } from './load/ledger.ts'
import { everybody, someoneNew, tokenOf, type Work } from './load/people.ts'
import { whole } from './machines/patroni.ts'

export interface Round {
  fault: FaultName
  /** The longest time without an acknowledged write, in seconds. */
  pause: number
  acknowledged: number
  lost: string[]
  twice: string[]
  /** What else must not be: a 500, two leaders, a batch that is not whole, a sign-in that counts. */
  wrong: string[]
}

export interface Result {
  rounds: Round[]
  statuses: Record<string, number>
}

/** The rounds of faults under load, and what they show. */
export async function runRounds(
  cluster: Cluster,
  count: number,
  say: (round: Round, at: number) => void,
): Promise<Result> {
  const calls = new Calls(cluster.front.url)
  const ledger = new Ledger()
  const token = await tokenOf(calls)
  const rounds: Round[] = []
  for (let at = 0; at < count; at++) {
    const round = await oneRound(cluster, at, { calls, ledger, token })
    rounds.push(round)
    say(round, at)
  }
  return { rounds, statuses: calls.statuses }
}

async function oneRound(cluster: Cluster, at: number, { calls, ledger, token }: Work): Promise<Round> {
  const { network, machines, front } = cluster
  await whole(network, machines)
  await prepareBatch(front, at)
  const leaders = new Leaders(network)
  const wrongBefore = calls.wrong.length
  const doneBefore = ledger.acknowledged.length
  let going = true
  const inviter = await someoneNew(calls, token)
  const work = everybody({ calls, ledger, token, inviter, going: () => going })
  const someWrites = async (since: number) => {
    const until = performance.now() + patient(60_000)
    while (ledger.acknowledged.filter((when) => when > since).length < 10 && performance.now() < until)
      await sleep(50)
  }
  await someWrites(performance.now())
  const batch = await beginBatch(calls, token, at)

  const fault = faultOf(at)
  const began = performance.now()
  const mend = await faults[fault](cluster, at)
  // Writes that were under way may still be acknowledged, so it does not look for the first of the new leader.
  await sleep(2_000)
  await someWrites(performance.now())
  mend()
  await sleep(3_000)
  const ended = performance.now()
  going = false
  await work
  const wrong: string[] = []
  // What is lost is told also where it does not become whole again.
  for (const after of [() => whole(network, machines), () => untilDone(front)])
    await after().catch((error: unknown) => wrong.push(String(error)))
  wrong.push(...(await batchProblems(front, { calls, token, round: at, id: batch })))
  wrong.push(...(await leaders.end((text) => front.sql(text, [], 'postgres'))))
  wrong.push(...(await countedSignIns(cluster, calls, fault)))
  const verdict = await check(front, calls, token, ledger)
  wrong.push(...calls.wrong.slice(wrongBefore))
  return {
    fault,
    pause: longestPause(ledger.acknowledged, began, ended),
    acknowledged: ledger.acknowledged.length - doneBefore,
    ...verdict,
    wrong,
  }
}

/** Every password was right: none may count as an attempt, but that of a process that died in the middle of one. */
async function countedSignIns({ front }: Cluster, calls: Calls, fault: FaultName): Promise<string[]> {
  await tokenOf(calls)
  // The api takes back what an outage cut short within a second of its end.
  await sleep(patient(1_000))
  const counted = await front.sql('delete from intentos returning _id')
  if (counted.length <= (fault === 'api' ? 2 : 0)) return []
  return [`${counted.length} entradas con la contraseña correcta contaron como intentos fallidos`]
}
