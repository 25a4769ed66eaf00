import { setTimeout as sleep } from 'node:timers/promises'
import { type Front } from './front.ts'
import { type Machine } from './machines/machine.ts'
import { type Network } from './machines/network.ts'
import { leaderOf } from './machines/patroni.ts'
import { signal } from './machines/program.ts'

export interface Cluster {
  network: Network
  machines: Machine[]
  front: Front
}

/** Breaks something; what it returns mends it, as a supervisor or an electrician would. */
type Fault = (cluster: Cluster, round: number) => Promise<() => void>

const leader = async ({ network, machines }: Cluster): Promise<Machine> => {
  for (;;) {
    const found = await leaderOf(network, machines)
    if (found) return found
    await sleep(500)
  }
}

/** In the order of the rounds. */
export const faults = {
  máquina: async (cluster) => {
    const machine = await leader(cluster)
    machine.kill()
    return () => machine.start()
  },
  api: async ({ front }, round) => {
    const pid = front.apis[round % 2]?.pid()
    if (pid) signal([pid], 'SIGKILL')
    // Its supervisor is that of `npm start`.
    return () => undefined
  },
  red: async (cluster) => {
    const machine = await leader(cluster)
    machine.cut()
    return () => machine.heal()
  },
  haproxy: async ({ front }) => {
    signal(front.haproxy.pids, 'SIGKILL')
    await sleep(1_000)
    front.haproxy.start()
    return () => undefined
  },
  etcd: async ({ machines }, round) => {
    const machine = machines[round % machines.length]
    signal(machine?.etcd.pids ?? [], 'SIGKILL')
    return () => machine?.start()
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

const names = Object.keys(faults) as FaultName[]
export const faultOf = (round: number): FaultName => names[round % names.length] as FaultName
