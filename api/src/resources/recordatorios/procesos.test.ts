import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { after, it } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { makeDatabase, urlOf } from '../../../test/databases.ts'
import { eventually } from '../../../test/eventually.ts'
import { ApiProcess, send, temporaryFolder } from '../../../test/process.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { today } from '../../platform/lists/days.ts'

const database = await makeDatabase({ empty: true })
const folder = temporaryFolder()
const [email, password] = ['ada@pruebas.mx', 'bicicleta azul y roja']
const env = {
  DATA_DIR: folder.path,
  DATABASE_URL: urlOf(database.connection),
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
  // The morning has always come.
  RECORDATORIOS_HORA: '00:00',
}
const processes: ApiProcess[] = []
const start = (more: Record<string, string> = {}) => {
  const api = new ApiProcess({ ...env, ...more })
  processes.push(api)
  return api
}

const received: string[] = []
const mails = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    let raw = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => (raw += chunk))
    stream.on('end', () => {
      received.push(raw)
      done()
    })
  },
})

after(async () => {
  for (const api of processes) await api.stop()
  mails.close()
  await database.drop()
  folder.remove()
})

it('[E-15] two processes that start with a mail server send this morning’s mail once', async () => {
  const without = start()
  const { port } = await without.ready()
  const token = (await send(port, '/auth/login', { email, password }))?.body.token as string
  const cliente = (await send(port, '/clientes/crear', { nombre: 'Ana' }, token))?.body._id as string
  const cita = { cliente, motivo: 'Control', fecha: today() }
  assert.equal((await send(port, '/asesorias/crear', cita, token))?.status, 200)
  const { recordatorios } = (await send(port, '/configuracion/recordatorios', {}, token))?.body ?? {}
  assert.deepEqual(recordatorios, [])
  await without.stop()

  const listening = mails.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const smtp = {
    SMTP_URL: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    MAIL_FROM: 'avisos@oficina.mx',
  }
  const both = [start(smtp), start(smtp)]
  await Promise.all(both.map((api) => api.ready()))
  const left = () =>
    withOwner(database.connection, async (client) => {
      const { rows } = await client.query<{ n: number }>(
        `select (select count(*) from trabajos where tipo = 'recordatorio')::int
           + (select count(*) from recordatorios where tomado is null)::int as n from recordatorios_dias limit 1`,
      )
      return rows[0]?.n
    })
  await eventually(async () => (await left()) === 0, 'the morning is done', 90_000)
  assert.equal(received.length, 1)
  assert.match(received[0] ?? '', /^To: ada@pruebas\.mx\r$/m)
  assert.match(received[0] ?? '', /^List-Unsubscribe:\s+<http:/m)
  for (const { stdout, stderr } of both) assert.doesNotMatch(stdout + stderr, /ada@|recordatorios\/[\w-]{54}/)
})
