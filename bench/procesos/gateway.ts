import dns from 'node:dns/promises'
import { createGateway } from '@backoffice/gateway'

/*
 * The front of the measurement, `gateway.ts SITE PORT`: the product's gateway over a name that stands for several
 * processes, as in containers. There is no such name on the loopback, so this program answers for it; a message says
 * how many processes the name stands for.
 */

const [site = '', port] = process.argv.slice(2)

/** «procesos-2» stands for the first two addresses. */
const lookup = async (host: string) =>
  Array.from({ length: Number(host.split('-')[1]) }, (_, at) => ({ address: addressOf(at), family: 4 }))
Object.assign(dns, { lookup })

function addressOf(at: number): string {
  return `127.0.0.${at + 1}`
}

let processes = 1
process.on('message', (count: number) => {
  processes = count
  process.send?.({ type: 'using' })
})
process.on('disconnect', () => process.exit())
const server = await createGateway({
  site,
  api: () => ({ host: `procesos-${processes}`, port: Number(port) }),
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ type: 'ready', port: typeof address === 'object' && address?.port })
})
