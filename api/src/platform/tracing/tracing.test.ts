import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { eventually } from '../../../test/eventually.ts'
import { ApiProcess, send, temporaryFolder } from '../../../test/process.ts'
import { type Span, Receiver } from './receiver.testing.ts'

const preload = fileURLToPath(new URL('./preload.ts', import.meta.url))
const folder = temporaryFolder()
const receiver = await Receiver.open()
after(async () => {
  await receiver.close()
  folder.remove()
})

it('a request is traced down to its SQL, and nothing in the trace names a person', async () => {
  const env = {
    DATA_DIR: `${folder.path}/con`,
    DEMO: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  }
  const api = new ApiProcess(env, [], ['--import', preload])
  const { port, login } = await api.ready()
  const session = await send(port, '/auth/login', { email: login.email, password: login.password })
  const token = session?.body.token as string
  await send(port, '/clientes/listar?correo=fulana@pruebas.mx', { filas: 5, nombre: 'Zutanita' }, token)
  await send(port, '/clientes/crear', { nombre: 'Perengana', telefono: '5512345678' }, token)
  await send(port, '/clientes/listar', {}, 'nadie')
  await fetch(`http://127.0.0.1:${port}/admin/descargas/mengana?firma=secreta`)
  assert.equal(await api.stop(), 0, api.stderr)
  await eventually(
    () => receiver.spans.some(isCall('/admin/clientes/crear')),
    'the last spans arrive at the stop',
  )

  const created = receiver.spans.find(isCall('/admin/clientes/crear'))!
  assert.equal(created.name, 'POST /admin/clientes/crear')
  const below = receiver.below(created)
  const sql = below.map((span) => String(span.attributes['db.query.text'] ?? ''))
  assert.ok(
    sql.some((text) => /^insert into "?clientes/i.test(text)),
    sql.join('\n'),
  )
  assert.ok(
    sql.every((text) => !/'[^?]/.test(text)),
    'SQL has parameters and no values',
  )
  const refused = receiver.spans.filter(isCall('/admin/clientes/listar')).map(status)
  assert.deepEqual(refused.sort(), [200, 401], 'a refusal before the handler has its route too')

  const sent = receiver.bodies.join('\n')
  for (const told of [
    'fulana',
    'Zutanita',
    'Perengana',
    '5512345678',
    'mengana',
    'secreta',
    token,
    '127.0.0.1',
    'admin@',
  ])
    assert.ok(!sent.includes(told), told)
  assert.ok(sent.includes('backoffice-api'))
})

it('a receiver that is away or slow costs no answer, and no start', async () => {
  const env = { DATA_DIR: `${folder.path}/lejos`, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  const api = new ApiProcess(env, [], ['--import', preload])
  const { port } = await api.ready()
  assert.equal((await fetch(`http://127.0.0.1:${port}/admin/salud`)).status, 200)
  const asked = performance.now()
  assert.equal(await api.stop(), 0, api.stderr)
  assert.ok(performance.now() - asked < 8_000, 'nor does the stop wait for it')
})

it('without the setting not one of its packages is loaded', async () => {
  const api = new ApiProcess(
    { DATA_DIR: `${folder.path}/sin`, NODE_DEBUG: 'module' },
    [],
    ['--import', preload],
  )
  await api.ready()
  assert.equal(await api.stop(), 0)
  assert.ok(/node_modules\/pino\//.test(api.stderr), 'it tells what it loads')
  // prom-client itself loads the empty interface, @opentelemetry/api.
  assert.ok(!/node_modules\/@opentelemetry\/(?!api\/)/.test(api.stderr))
})

it('asked for traces without the loader, it says which option is missing, and works', async () => {
  const api = new ApiProcess({
    DATA_DIR: `${folder.path}/solo`,
    LOG_LEVEL: 'warn',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  })
  await api.ready()
  assert.equal(await api.stop(), 0)
  assert.match(api.stdout, /no se mandan trazas.*--import/)
})

const status = (span: Span) => Number(span.attributes['http.response.status_code'])
const isCall = (route: string) => (span: Span) => span.attributes['http.route'] === route
