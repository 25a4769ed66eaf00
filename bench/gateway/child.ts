import { createServer } from 'node:http'
import { createGateway } from '@backoffice/gateway'

/* One of the two Node programs of the measurement: `child.ts api PORT` or `child.ts gateway PORT SITE API`. */

const [role, port, site = '', api = ''] = process.argv.slice(2)
const body = JSON.stringify({
  clientes: Array.from({ length: 20 }, (_, n) => ({ _id: n, nombre: 'Ana Ruiz' })),
})
const server =
  role === 'api'
    ? createServer((request, response) => {
        request.resume()
        response.setHeader('content-type', 'application/json').end(body)
      })
    : await createGateway({ site, api: () => ({ host: '127.0.0.1', port: Number(api) }) })
server.listen(Number(port), '127.0.0.1', () => console.log('listo'))
