import { setTimeout as sleep } from 'node:timers/promises'
import { patient } from '../../../../tooling/patience/patience.ts'
import { type Machine } from './machine.ts'
import { type Network } from './network.ts'

interface Member {
  name: string
  role: string
  state: string
  lag?: number | string
}

/** What Patroni says of its members, by the first machine that answers. */
export async function members(network: Network, machines: Machine[]): Promise<Member[]> {
  for (const { at } of machines) {
    const url = network.here(`http://10.0.0.1${at + 1}:8008/cluster`)
    const told = await fetch(url, { signal: AbortSignal.timeout(2_000) })
      .then((answer) => answer.json() as Promise<{ members: Member[] }>)
      .catch(() => null)
    if (told) return told.members
  }
  return []
}

export async function leaderOf(network: Network, machines: Machine[]): Promise<Machine | undefined> {
  const name = (await members(network, machines)).find(({ role }) => role === 'leader')?.name
  return machines.find((machine) => machine.name === name)
}

/** Waits until there is a leader, a member that has all that it has, and a third that follows. */
export async function whole(network: Network, machines: Machine[]): Promise<void> {
  const until = performance.now() + patient(45_000)
  let found: Member[] = []
  while (performance.now() < until) {
    found = await members(network, machines)
    const having = (role: string) => found.filter((one) => one.role === role)
    const follow = found.filter(({ state, lag }) => /^(running|streaming)$/.test(state) && lag !== 'unknown')
    if (having('leader').length === 1 && having('sync_standby').length >= 1 && follow.length === 3) return
    await sleep(500)
  }
  throw new Error(`El clúster no volvió a estar completo: ${JSON.stringify(found)}`)
}
