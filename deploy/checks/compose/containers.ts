import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { dockerSays } from './docker.ts'

/** The part of `docker inspect` that is used here. */
export interface Container {
  Id: string
  Name: string
  Config: { Labels: Record<string, string>; User: string }
  HostConfig: {
    ReadonlyRootfs: boolean
    Privileged: boolean
    NetworkMode: string
    CapAdd: string[] | null
    Binds: string[] | null
    /** In bytes; 0 means no limit. */
    Memory: number
    PidsLimit: number | null
  }
  NetworkSettings: { Ports: Record<string, { HostIp: string; HostPort: string }[] | null> }
}

export async function inspect(ids: string[]): Promise<Container[]> {
  return JSON.parse(await dockerSays(['inspect', ...ids])) as Container[]
}

export const serviceOf = ({ Config }: Container) => Config.Labels['com.docker.compose.service'] ?? ''

/** Every port that can be reached from outside the container: «gateway 127.0.0.1:8080». */
export const publishedPorts = (containers: Container[]): string[] =>
  containers.flatMap((container) => [
    ...Object.values(container.NetworkSettings.Ports)
      .flatMap((ports) => ports ?? [])
      .map(({ HostIp, HostPort }) => `${serviceOf(container)} ${HostIp}:${HostPort}`),
    // Such a container shares all ports of this machine.
    ...(container.HostConfig.NetworkMode === 'host' ? [`${serviceOf(container)} host`] : []),
  ])

/** Every file of a container, including those that its user can't read; volumes are excluded. */
export async function filesOf(id: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('sh', ['-c', `docker export ${id} | tar --list`], {
    maxBuffer: 256 * 1024 * 1024,
  })
  return stdout
    .split('\n')
    .filter((path) => path && !path.endsWith('/'))
    .map((path) => `/${path}`)
}

/** The excess privileges of a container; empty when it has none. */
export const powers = ({ HostConfig }: Container): string[] => [
  ...(HostConfig.ReadonlyRootfs ? [] : ['its root file system can be written']),
  ...(HostConfig.Memory > 0 ? [] : ['it may take all memory']),
  ...((HostConfig.PidsLimit ?? 0) > 0 ? [] : ['it may start any number of processes']),
  ...(HostConfig.Privileged ? ['it is privileged'] : []),
  ...(HostConfig.CapAdd ?? []).map((capability) => `it has ${capability}`),
  ...(HostConfig.Binds ?? [])
    .filter((bind) => bind.includes('docker.sock'))
    .map((bind) => `it can reach the engine: ${bind}`),
]
