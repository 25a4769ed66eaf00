import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { after, it } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { runOperator } from '../../../test/backup/backup.ts'
import { makeDatabase, urlOf } from '../../../test/databases.ts'
import { eventually } from '../../../test/eventually.ts'
import { ApiProcess, send, temporaryFolder } from '../../../test/process.ts'

const database = await makeDatabase({ empty: true })
const folder = temporaryFolder()
const env = {
  DATA_DIR: folder.path,
  DATABASE_URL: urlOf(database.connection),
  ADMIN_EMAIL: 'ada@pruebas.mx',
  ADMIN_PASSWORD: 'una-clave-de-prueba',
  MAIL_FROM: 'avisos@oficina.mx',
}
const processes: ApiProcess[] = []
const start = async (smtpPort: number) => {
  const api = new ApiProcess({ ...env, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` })
  processes.push(api)
  return { api, port: (await api.ready()).port }
}

/** Accepts connections and never answers. */
const mute = createServer(() => {}).listen(0, '127.0.0.1')
await once(mute, 'listening')
const muteAt = (mute.address() as AddressInfo).port

const received: string[] = []
const mails = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, { envelope }, done) {
    received.push(...envelope.rcptTo.map(({ address }) => address))
    stream.resume().on('end', () => done())
  },
})

after(async () => {
  for (const api of processes) await api.stop()
  mails.close()
  mute.close()
  await database.drop()
  folder.remove()
})

it('[D28] a process killed between its answer and the mail loses no mail and logs nothing', async () => {
  const { api, port } = await start(muteAt)
  const ask = () => send(port, '/auth/confirmar_correo', { email: 'ada@pruebas.mx' })
  assert.equal((await ask())?.status, 200)
  api.child.kill('SIGKILL')
  await api.exited

  const listed = await runOperator('mails', [], env).done
  assert.equal(listed.status, 0, listed.stderr)
  assert.match(
    listed.stdout,
    /^[\w-]{36} · .* UTC · Mi empresa · en espera, .*\n1 correo en espera, 0 correos sin/,
  )
  assert.doesNotMatch(listed.stdout, /ada@/)

  // If the first process had already taken the job, its lease must expire first.
  const listening = mails.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { api: next } = await start((listening.address() as AddressInfo).port)
  await eventually(() => received.length > 0, 'the next process sends it', 90_000)
  assert.deepEqual(received, ['ada@pruebas.mx'])
  for (const { stdout, stderr } of [api, next]) assert.doesNotMatch(stdout + stderr, /ada@|recuperar=/)
})
