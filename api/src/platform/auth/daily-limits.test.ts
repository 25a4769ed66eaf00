import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD } from '../../../test/api.ts'
import type { Refusal } from '../http/refusal.ts'
import { lastMail } from '../../../test/outbox.ts'
import { createDatabase } from '../database/database.ts'
import { requestPool } from '../database/connect.ts'
import { accountHash } from './email.ts'
import { allowedWait, attemptDelay, forgive, reserveAttempt } from './limits.ts'
import { useAttempts } from './limits.testing.ts'

const { api, attempt, failTimes, failures } = useAttempts()

describe('[D27] limits of sign-in', () => {
  it('[D48] after 100 failures in a day even a known address needs the recovery link; another known one does not', async () => {
    const email = 'juana@pruebas.mx'
    await api.addUser({ email })
    for (const from of ['10.0.1.1', '10.0.1.2'])
      assert.equal((await attempt(email, PASSWORD, from)).status, 200)
    await failures(email, '10.0.1.1', 99)
    await failTimes(1, email, '10.0.1.1')
    const { status, body, headers } = await attempt(email, PASSWORD, '10.0.1.1')
    assert.equal(status, 429)
    assert.equal(
      body.msg,
      'Demasiados intentos fallidos desde aquí en un día; para entrar hay que pedir el enlace en «No recuerdas tu contraseña?»',
    )
    assert.ok(Number(headers['retry-after']) > 80_000 && Number(headers['retry-after']) <= 86_400)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.2')).status, 200, 'the owner elsewhere')

    await api.call('POST /auth/confirmar_correo', { email }, { token: '' })
    const { token } = await lastMail(api, email)
    const reset = { password: 'bicicleta azul y roja', token_recuperacion: token }
    // Opening the link on a phone unlocks the office's address, too.
    assert.equal(
      (await api.call('POST /auth/recuperar_password', reset, { token: '', from: '10.0.1.3' })).status,
      200,
    )
    assert.equal((await attempt(email, 'bicicleta azul y roja', '10.0.1.1')).status, 200)
  })

  it('[D48] a password set by somebody else ends it too, and so does a day', async () => {
    const email = 'karla@pruebas.mx'
    const id = await api.addUser({ email })
    await attempt(email, PASSWORD, '10.0.1.1')
    await failures(email, '10.0.1.1', 100)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.1')).status, 429)
    await api.sql(`update intentos set momento = momento - interval '1 day'`)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.1')).status, 200)
    await failures(email, '10.0.1.1', 100)
    await api.call('POST /usuarios/editar', { id, password: 'bicicleta azul y roja' })
    assert.equal((await attempt(email, 'bicicleta azul y roja', '10.0.1.1')).status, 200)
  })

  it('[D48] a sign-in resets the delay but not the daily count', async () => {
    const email = 'lola@pruebas.mx'
    await api.addUser({ email })
    await attempt(email, PASSWORD, '10.0.1.1')
    await failures(email, '10.0.1.1', 60)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.1')).status, 200)
    const who = { cuenta: accountHash(email), direccion: '10.0.1.1', idIdentidad: undefined }
    assert.ok((await allowedWait(api.app.db.direct, who, 250)) <= 250, 'no delay, at most a turn')
    await failures(email, '10.0.1.1', 39)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.1')).status, 200, 'a sign-in itself is no failure')
    await failures(email, '10.0.1.1', 1)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.1')).status, 429)
  })

  it('[D48] attempts at one account from one address take turns, each after the growing delay of those before it', async () => {
    const db = createDatabase(requestPool(api.database.connection, { max: 10 }))
    const of = (email: string, direccion: string) => ({
      cuenta: accountHash(email),
      direccion,
      idIdentidad: undefined,
    })
    const reserve = (who: ReturnType<typeof of>) => db.global((tx) => reserveAttempt(tx, who, 250))
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, () => reserve(of('mia@pruebas.mx', '10.0.1.4'))),
    )
    const waits = all
      .flatMap((one) => (one.status === 'fulfilled' ? [one.value.wait] : []))
      .sort((a, b) => a - b)
    assert.equal(waits.length, 8, 'the ninth would wait for more than 10 s')
    // Each earlier attempt adds 250 ms and its delay; the time between the reservations shortens the wait.
    const expected = [0, 250, 500, 1000, 1750, 3000, 5250, 9500]
    waits.forEach((wait, i) => assert.ok(wait <= expected[i]!, `${i}: ${wait}`))
    const turns = await api.sql<{ ms: number }>(
      `select extract(epoch from turno - lag(turno) over (order by turno)) * 1000 as ms from intentos
       where direccion = '10.0.1.4' order by turno offset 1`,
    )
    turns.forEach(({ ms }, i) => assert.ok(ms >= 250 + attemptDelay(i + 1, 250) - 2, `${i + 1}: ${ms}`))
    const refused = all.find((one) => one.status === 'rejected')!.reason as Refusal
    assert.equal(refused.status, 429)
    assert.equal(refused.msg, 'Hay otros intentos de entrar con esta cuenta; hay que esperar 1 minuto')
    assert.ok(refused.extra.retryAfter! >= 1 && refused.extra.retryAfter! <= 4)
    assert.equal((await reserve(of('mia@pruebas.mx', '10.0.1.5'))).wait, 0, 'the owner elsewhere')
    assert.equal((await reserve(of('noa@pruebas.mx', '10.0.1.4'))).wait, 0, 'a colleague from there')
    const [first] = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    await db.global((tx) =>
      forgive(tx, accountHash('mia@pruebas.mx'), [{ direccion: '10.0.1.4', attempt: first! }]),
    )
    const next = await allowedWait(db.direct, of('mia@pruebas.mx', '10.0.1.4'), 250)
    assert.ok(next <= 9750, 'behind those that wait, and without their delay')
    await db.pool.end()
  })
})
