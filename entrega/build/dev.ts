// node entrega/build/dev.ts: host and remotes on PORT (8080) and the ports after it, /admin at API (the origin of
// a running api).
// node entrega/build/dev.ts <remote>: one remote without a host, on PORT, with the in-memory back end.
import { devServers, standaloneServer } from './dev-servers.ts'

const port = Number(process.env.PORT ?? 8080)
const [, , remote] = process.argv
const servers = remote
  ? await standaloneServer({ remote, port })
  : await devServers({ port, api: process.env.API ?? 'http://127.0.0.1:8079' })
console.log(servers.url)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void servers.stop().then(() => process.exit(0)))
