import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FatalError } from '../../fatal.ts'
import { readMail } from './settings.ts'

describe('[D28] settings of mails', () => {
  it('by default uses a folder, and links to this machine', () => {
    assert.deepEqual(readMail({}), {
      smtpUrl: null,
      mailFrom: 'Back-office <no-responder@localhost>',
      publicUrl: 'http://127.0.0.1:8080',
      recuperacionModo: 'correo',
    })
  })

  it('the site may be under a path', () => {
    assert.equal(readMail({ PUBLIC_URL: 'https://oficina.mx/' }).publicUrl, 'https://oficina.mx')
    assert.throws(
      () => readMail({ PUBLIC_URL: 'https://empresa.mx/oficina/' }),
      /no admite una ruta.*empresa\.mx\/oficina/,
    )
    for (const bad of ['oficina.mx', 'ftp://a.mx', 'https://a.mx/?x=1', 'javascript:alert(1)']) {
      assert.throws(() => readMail({ PUBLIC_URL: bad }), /PUBLIC_URL/, bad)
    }
  })

  it('a mail server needs a sender', () => {
    const SMTP_URL = 'smtps://ada:secreta@correo.mx'
    assert.throws(() => readMail({ SMTP_URL }), /hace falta MAIL_FROM/)
    for (const MAIL_FROM of ['avisos@oficina.mx', 'Oficina Ñandú <avisos@oficina.mx>']) {
      assert.equal(readMail({ SMTP_URL, MAIL_FROM }).mailFrom, MAIL_FROM)
    }
    for (const MAIL_FROM of ['oficina', 'a@b.mx\r\nBcc: c@d.mx', '<>', 'a@b.mx, c@d.mx']) {
      assert.throws(() => readMail({ SMTP_URL, MAIL_FROM }), FatalError, MAIL_FROM)
    }
  })

  it('no sentence contains the mail server’s password', () => {
    for (const SMTP_URL of ['http://ada:secreta@correo.mx', 'smtp://ada:secreta@', 'ada:secreta@correo.mx']) {
      assert.throws(
        () => readMail({ SMTP_URL, MAIL_FROM: 'a@b.mx' }),
        (error: Error) => error instanceof FatalError && !error.message.includes('secreta'),
        SMTP_URL,
      )
    }
  })
})
