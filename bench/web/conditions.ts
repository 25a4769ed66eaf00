import { type CDPSession } from 'playwright-core'

export interface Condition {
  name: string
  cpu: number
  /** Milliseconds of a round trip, bytes a second. */
  network: { latency: number; throughput: number } | null
}

export const unlimited: Condition = { name: 'sin límites', cpu: 1, network: null }

export const conditions: readonly Condition[] = [
  unlimited,
  { name: '4× CPU, 40 ms, 10 Mbps', cpu: 4, network: { latency: 40, throughput: 10_000_000 / 8 } },
  { name: '4× CPU, 150 ms, 1.6 Mbps', cpu: 4, network: { latency: 150, throughput: 1_600_000 / 8 } },
]

export async function limit(cdp: CDPSession, { cpu, network }: Condition): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!network) return
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.throughput,
    uploadThroughput: network.throughput,
  })
}
