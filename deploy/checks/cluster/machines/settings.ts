import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../tooling/start/before/root.mjs'
import { type Network } from './network.ts'

/** The passwords of the cluster, which lives for minutes and only here. */
export const PASSWORD = 'solo-para-esta-prueba'

/** A file of deploy/cluster, with the addresses of this network. */
export const deployed = (file: string, network: Network): string =>
  network.here(readFileSync(join(root, 'deploy/cluster', file), 'utf8'))

/** What maquina.env says on this machine, as systemd reads it. */
export function environment(machine: number, network: Network): Record<string, string> {
  const lines = readFileSync(join(root, 'deploy/cluster/maquina.env'), 'utf8').split('\n')
  const own = (name: string, value: string) => {
    if (/PASSWORD/.test(name)) return PASSWORD
    if (name === 'ETCD_INITIAL_CLUSTER') return value
    return value.replace('bd1', `bd${machine + 1}`).replace('10.0.0.11', `10.0.0.1${machine + 1}`)
  }
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? []
      return name && value ? [[name, network.here(own(name, value))]] : []
    }),
  )
}
