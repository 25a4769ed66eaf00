import { patient } from '../../tooling/patience/patience.ts'
import { post, tokenFor } from '../fixtures/admin-api.ts'
import { dockerSays } from '../../deploy/checks/compose/docker.ts'
import { admin } from '../fixtures/stack.ts'
import { askReplica } from './replica.ts'
import { expect, test } from './shipped.ts'

test.beforeEach(async ({ shipped }) => {
  test.setTimeout(patient(120_000))
  await shipped.compose.up('--no-recreate', '--scale', 'api=2', 'api')
})
test.afterEach(({ shipped }) => shipped.compose.up('--no-recreate', '--scale', 'api=1', 'api'))

test('two replicas of the api share sessions: a session that begins at one works at the other, and either can end it', async ({
  shipped,
}) => {
  const [one = '', two = ''] = await shipped.compose.ids('api')
  for (const [first, second] of [
    [one, two],
    [two, one],
  ] as const) {
    const { token = '' } = (await askReplica(first, '/auth/login', { body: admin })).body
    expect((await askReplica(first, '/auth/sesion', { token })).status).toBe(200)
    expect((await askReplica(second, '/auth/sesion', { token })).status).toBe(200)
    expect((await askReplica(second, '/auth/cerrar_sesion', { token, body: {} })).status).toBe(200)
    expect((await askReplica(second, '/auth/sesion', { token })).status).toBe(401)
    expect((await askReplica(first, '/auth/sesion', { token })).status).toBe(401)
  }
})

test('one of two replicas stops under load: every call is answered', async ({
  shipped: { compose, url },
}) => {
  const token = await tokenFor(url, admin)
  const [one = ''] = await compose.ids('api')
  let going = true
  const failed: string[] = []
  let answered = 0
  const work = async () => {
    while (going) {
      await post(url, '/clientes/listar', {}, token).then(
        () => answered++,
        (error: unknown) => failed.push(String(error)),
      )
    }
  }
  const workers = [work(), work()]
  await dockerSays(['stop', one])
  const during = answered
  await expect.poll(() => answered).toBeGreaterThan(during + 20)
  await dockerSays(['start', one])
  going = false
  await Promise.all(workers)
  expect(failed).toEqual([])
})
