import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import type { FastifyBaseLogger } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { useApi } from '../../../test/api.ts'
import { temporaryFolder } from '../../../test/process.ts'
import { mails } from './delivery.ts'
import { maskedAddress, type Sender } from './mail.ts'
import { outboxSender, sweepOutbox } from './outbox.ts'
import { smtpSender } from './smtp.ts'
import { recoveryMail } from '../../resources/recuperacion/template.ts'

const api = useApi()

const FROM = 'Oficina Ñandú <avisos@oficina.mx>'
const mail = (to = 'ada@pruebas.mx', digits: string | null = '0042') =>
  recoveryMail({ to, digits, link: 'FICHA_-0123456789', publicUrl: 'https://oficina.mx' })

/** A real mail server on loopback that refuses what `refuse` says. */
async function mailServer(refuse: (address: string, attempt: number) => number | null = () => null) {
  const received: { from: string; to: string[]; raw: string }[] = []
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = refuse(address, ++attempts)
      done(code ? Object.assign(new Error(`no ${address}`), { responseCode: code }) : undefined)
    },
    onData(stream, { envelope }, done) {
      let raw = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => (raw += chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  after(() => server.close())
  const { port } = listening.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received, attempts: () => attempts }
}

function recorder() {
  const lines: string[] = []
  const write = (level: string) => (what: object, sentence: string) =>
    void lines.push(`${level} ${JSON.stringify(what)} ${sentence}`)
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  return { lines, log: log as unknown as FastifyBaseLogger }
}

/** The mails of this file's api, sent with this transport. */
const sending = (send: Sender, log: FastifyBaseLogger, waits?: (tries: number) => number) =>
  mails({ db: api.app.db, key: () => api.app.keyFor('trabajos'), send, log, ...(waits && { waits }) })
const add = (queue: ReturnType<typeof sending>, to: string) =>
  api.app.db.tenant(api.idLocatario, (tx) => queue.add(tx, api.idLocatario, { ...mail(to), to }, 60))

const decoded = (quoted: string) =>
  Buffer.from(
    quoted
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

describe('[D28] the mail', () => {
  it('has code and link in text and HTML, loads nothing, and requests no reply', async () => {
    const { url, received } = await mailServer()
    await smtpSender(url, FROM)({ ...mail(), to: 'ada@pruebas.mx' })
    const [{ from, to, raw }] = received as [(typeof received)[0]]
    assert.deepEqual([from, to], ['avisos@oficina.mx', ['ada@pruebas.mx']])
    const text = decoded(raw)
    assert.match(raw, /^Auto-Submitted: auto-generated\r$/m)
    assert.doesNotMatch(raw, /^List-/im)
    assert.match(raw, /^Subject: =\?UTF-8\?Q\?Recuperar_la_contrase=C3=B1a\?=\r$/m)
    assert.match(raw, /multipart\/alternative/)
    assert.match(text, /Se pidió recuperar la contraseña de la cuenta ada@pruebas\.mx\./)
    assert.match(text, /^Código: 0042\r?$/m)
    assert.match(text, /^https:\/\/oficina\.mx\/login#recuperar=FICHA_-0123456789\r?$/m)
    assert.match(text, /href="https:\/\/oficina\.mx\/login#recuperar=FICHA_-0123456789"/)
    assert.doesNotMatch(text, /<img|src=|url\(/)
  })

  it('goes to one address, whatever characters it contains', async () => {
    const { url, received } = await mailServer()
    const send = smtpSender(url, FROM)
    for (const to of ['a,b@c.mx', 'x@y.mx>,<z@z.mx', 'ñandú@correo.mx', 'a;b@c.mx']) {
      await send({ ...mail(to), to }).catch(() => {})
    }
    assert.ok(received.length > 0)
    for (const { to, raw } of received) {
      assert.equal(to.length, 1, to.join())
      assert.equal(raw.match(/^(To|Cc|Bcc):/gim)?.length, 1)
    }
  })

  it('[E-15] tells a mail program how to end its kind with one click, by an encrypted address alone', async () => {
    const { url, received } = await mailServer()
    const send = smtpSender(url, FROM)
    const path = '/admin/descargas/recordatorios/AaIfUwvHc_2RCDdgzL0JJ2A9v4T-BoLBEzR1zvZiUJcSF03WH_bImQ'
    for (const site of ['https://oficina.mx', 'http://127.0.0.1:8080'])
      await send({ ...mail(), to: 'ada@pruebas.mx', baja: `${site}${path}` })
    const [https = '', http = ''] = received.map(({ raw }) => raw.replace(/\r\n\s+/g, ' '))
    assert.ok(https.includes(`\r\nList-Unsubscribe: <https://oficina.mx${path}>\r\n`), https)
    assert.match(https, /\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n/)
    assert.ok(http.includes(`\r\nList-Unsubscribe: <http://127.0.0.1:8080${path}>\r\n`), http)
    assert.doesNotMatch(http, /List-Unsubscribe-Post/)
  })

  it('escapes user-chosen text in HTML', () => {
    const { html } = mail('"><script>alert(1)</script>@x.mx')
    assert.doesNotMatch(html, /<script/)
    assert.match(html, /&quot;&gt;&lt;script&gt;/)
  })

  it('has no code once codes are stopped', () => {
    const { text, html } = mail('ada@pruebas.mx', null)
    for (const part of [text, html]) {
      assert.doesNotMatch(part, /Código:|null/)
      assert.match(part, /no admite más códigos/)
    }
  })
})

describe('[D28] the outbox', () => {
  const folder = temporaryFolder()
  after(() => folder.remove())

  it('has complete, human-readable files that sort by time and only their owner can read', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
    const path = join(folder.path, 'datos', 'outbox')
    const send = outboxSender(path, FROM)
    for (const code of ['1111', '2222', '3333']) {
      await send({ ...mail('ada@pruebas.mx', code), to: 'ada@pruebas.mx' })
      t.mock.timers.tick(1)
    }
    const files = readdirSync(path).sort()
    const read = files.map((name) => readFileSync(join(path, name), 'utf8'))
    assert.deepEqual(
      read.map((raw) => /^Código: (\d{4})$/m.exec(raw)?.[1]),
      ['1111', '2222', '3333'],
    )
    assert.match(files[0]!, /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}\.eml$/)
    assert.match(read[0]!, /^https:\/\/oficina\.mx\/login#recuperar=FICHA_-0123456789$/m)
    assert.match(read[0]!, /^Auto-Submitted: auto-generated$/m)
    assert.equal(statSync(join(path, files[0]!)).mode & 0o777, 0o600)
    assert.equal(statSync(path).mode & 0o777, 0o700)
  })

  it('an unwritable folder fails the mail, not the api', async () => {
    const path = join(folder.path, 'archivo')
    writeFileSync(path, '')
    const { lines, log } = recorder()
    const queue = sending(outboxSender(path, FROM), log, () => 60)
    await add(queue, 'ada@pruebas.mx')
    await queue.idle()
    assert.match(lines.join(), /^warn /)
    rmSync(path)
    mkdirSync(path)
    await api.sql('update trabajos set desde = creacion')
    await queue.idle()
    assert.equal(readdirSync(path).length, 1)
  })

  it('deletes mails after 30 days and leftovers of killed writes, and keeps foreign files', async () => {
    const path = join(folder.path, 'barrido')
    await sweepOutbox(path)
    await outboxSender(path, FROM)({ ...mail(), to: 'ada@pruebas.mx' })
    const [fresh] = readdirSync(path) as [string]
    const others = ['notas.txt', '2020-01-01T00-00-00-000Z.eml', '.2020-01-01.tmp']
    const old = ['2020-01-01T00-00-00-000Z-0123abcd.eml', '.2020-01-01T00-00-00-000Z-0123abcd.tmp']
    for (const name of [...others, ...old]) writeFileSync(join(path, name), '')
    await sweepOutbox(path)
    assert.deepEqual(readdirSync(path).sort(), [...others, fresh].sort())
    const days = (n: number) => new Date(Date.now() + n * 86_400_000)
    await sweepOutbox(path, days(29.9))
    assert.ok(readdirSync(path).includes(fresh))
    await sweepOutbox(path, days(30.1))
    assert.deepEqual(readdirSync(path).sort(), [...others].sort())
  })
})

describe('[D28] mail delivery', () => {
  it('retries after a temporary refusal, and logs no address', async () => {
    const { url, received, attempts } = await mailServer((_, attempt) => (attempt < 3 ? 451 : null))
    const { lines, log } = recorder()
    const queue = sending(smtpSender(url, FROM), log, () => 0)
    await add(queue, 'beatriz@pruebas.mx')
    assert.equal(attempts(), 0, 'never before the answer')
    await queue.idle()
    assert.equal(received.length, 1)
    assert.deepEqual(
      lines.map((line) => line.split(' ')[0]),
      ['warn', 'warn', 'info'],
    )
    assert.match(lines[0]!, /"respuesta":451/)
    assert.doesNotMatch(lines.join(), /beatriz|pruebas/)
    assert.deepEqual(await api.sql('select from trabajos'), [], 'nothing is left of what was sent')
  })

  it('does not retry after a permanent refusal; the job stays visible without its content', async () => {
    const { url, attempts } = await mailServer(() => 550)
    const { lines, log } = recorder()
    const queue = sending(smtpSender(url, FROM), log, () => 0)
    await add(queue, 'beatriz@pruebas.mx')
    await queue.idle()
    assert.equal(attempts(), 1)
    assert.match(lines[0]!, /^error .*"respuesta":550/)
    assert.doesNotMatch(lines.join(), /beatriz|pruebas/)
    const [row] = await api.sql(
      'delete from trabajos returning motivo, contenido, fallo is not null as fallo',
    )
    assert.deepEqual(row, {
      motivo: '550 EENVELOPE RCPT TO (b***@pruebas.mx)',
      contenido: null,
      fallo: true,
    })
  })

  it('keeps trying an unreachable server until the link has expired', async () => {
    const { lines, log } = recorder()
    const waits = (tries: number) => (tries < 4 ? 0 : 2 * 3600)
    const queue = sending(smtpSender('smtp://127.0.0.1:1', FROM), log, waits)
    await add(queue, 'ada@pruebas.mx')
    await queue.idle()
    assert.equal(lines.length, 4)
    assert.match(lines[3]!, /^error .*"codigo":"ESOCKET"/)
    await api.sql('delete from trabajos')
  })

  it('masks addresses in the log except for their first letter and domain', () => {
    assert.equal(maskedAddress('ada@oficina.mx'), 'a***@oficina.mx')
    assert.equal(maskedAddress('sin arroba'), '***')
    assert.equal(maskedAddress('e\u0301lia@oficina.mx'), 'e\u0301***@oficina.mx')
  })
})
