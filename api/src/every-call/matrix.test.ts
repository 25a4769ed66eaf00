import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import Fastify from 'fastify'
import { uuidv7 } from 'uuidv7'
import { PERMISSIONS } from '../../test/matrix/people.ts'
import { rows } from '../../test/matrix/rows.ts'
import { send } from '../../test/matrix/send.ts'
import { useMatrix } from '../../test/matrix/use-matrix.ts'
import { fillWorld } from '../../test/matrix/world.ts'
import { hashToken, newToken } from '../platform/auth/token.ts'
import session from '../platform/plugins/session.ts'

/*
 * The authorization matrix: every route × every caller without access. All are refused, and nothing changes.
 * matrix-tenants covers other tenants' data.
 */

const { api, at, newPeople, all, guarded, good, refused, nothingChanges } = useMatrix()

describe('[D23] [D49] who may use a route', () => {
  it('every route has its row, and declares what the row says', () => {
    const declared = api.app.routes.map(({ route, access }) => [route.replace(' /admin/', ' /'), access])
    const wanted = all.map(([route, { needs }]) => [route, needs])
    const sorted = (list: unknown[]) =>
      list
        .map((entry) =>
          JSON.stringify(entry, (_k, v: unknown) => (Array.isArray(v) && isPermissions(v) ? v.sort() : v)),
        )
        .sort()
    assert.deepEqual(sorted(declared), sorted(wanted))
  })

  it('[D24] without a session, or with an expired one: 401, whatever else is sent', async () => {
    const tokens: Record<string, string | undefined> = {
      'no token': undefined,
      'an empty token': '',
      garbage: 'x',
      'a token nobody has': newToken(),
      'a token of too many letters': 'A'.repeat(5000),
      'an expired token': await expired(),
      'the token of a session that was ended': await ended(),
      'the token of a deleted user': await deleted(),
    }
    for (const [route, row] of guarded()) {
      const request = await good(row)
      await nothingChanges(route, async () => {
        for (const [why, token] of Object.entries(tokens)) {
          await refused(route, { ...request, ...(token !== undefined && { token }) }, [401], why)
        }
        const headers = { authorization: `Bearer ${at.own.token}`, cookie: `token=${at.own.token}` }
        await refused(route, { ...request, headers }, [401], 'the token elsewhere (D4)')
        if (request.body) await refused(route, { body: { id: 'no es' }, token: 'x' }, [401], 'a bad body')
      })
    }
  })

  it('without its permission: 403 for a valid request, and nothing changes', async () => {
    for (const [route, row] of guarded()) {
      const { needs } = row
      if (!isPermissions(needs)) continue
      const request = await good(row)
      const poor = [await at.people.without(needs), await at.people.with([])]
      await nothingChanges(route, async () => {
        for (const token of poor) {
          await refused(route, { ...request, token }, [403], `without ${needs.join()}`)
        }
      })
    }
  })

  it('without one permission: refuses exactly the calls that need it, before reading the body', async () => {
    for (const missing of PERMISSIONS) {
      const token = await at.people.without([missing])
      for (const [route, { needs, body, file }] of guarded()) {
        if (route === 'POST /auth/cerrar_sesion') continue
        const request = {
          token,
          ...(body && { body: { id: 'no es', filas: -1, tipo_persona: 9 } }),
          ...(file && { file }),
        }
        const { status } = await send(api, route, request)
        const isDenied = isPermissions(needs) && needs.every((need) => need === missing)
        const wanted = isDenied ? [403] : body ? [200, 400] : [200]
        assert.ok(wanted.includes(status), `${route} without ${missing}: ${status}`)
      }
    }
  })

  it('accepts each of its permissions alone', async () => {
    for (const [route, row] of guarded()) {
      const permissions = isPermissions(row.needs) ? row.needs : [null]
      for (const permission of permissions) {
        const world = row.writes ? await fillWorld(api, at.own, 'PROPIO') : at.own
        const token = await at.people.with(permission ? [permission] : [])
        const request = await good(row, { ...world, caller: token })
        const { status, text } = await send(api, route, { ...request, token })
        assert.equal(status, 200, `${route} with ${permission}: ${text.slice(0, 200)}`)
        if (route === 'POST /auth/cerrar_sesion') at.people = newPeople()
      }
    }
  })
})

describe('[D29] a signed address', () => {
  const route = 'GET,HEAD /descargas/*'

  it('is refused if altered, expired, signed for something else or malformed, and nothing changes', async () => {
    const url = (await good(rows[route]!)).url!
    const signed = url.split('/').at(-1)!
    const changed = signed.slice(0, -1) + (signed.endsWith('A') ? 'B' : 'A')
    const bad = [
      changed,
      `x${signed}`,
      signed.slice(0, signed.length / 2),
      await api.app.sign({ tipo: 'inventado' }, 60),
      await api.app.sign({}, 60),
      await over(signed),
      'x',
      '..%2f..%2fetc%2fpasswd',
      '%00',
      '',
    ]
    await nothingChanges(route, async () => {
      for (const text of bad)
        await refused(route, { url: `/admin/descargas/${text}` }, [400, 401, 403, 404], text)
    })
    assert.equal((await send(api, route, { url })).status, 200)
  })
})

describe('a route that does not declare who may use it', () => {
  it('stops the start', async () => {
    const app = Fastify()
    await app.register(session, { sessionDays: 30 })
    assert.throws(() => app.get('/olvidada', () => 'hola'), /declares no access/)
  })
})

const isPermissions = (needs: unknown): needs is string[] =>
  Array.isArray(needs) && needs.every((need) => typeof need === 'string' && need.includes('.'))

/** The same address, a minute later. */
const over = async (signed: string) => api.app.sign((await api.app.verify(signed))!, -1)

async function expired(): Promise<string> {
  const token = await at.people.with(PERMISSIONS.slice(0, 1))
  await api.sql(`update sesiones set ultimo_uso = now() - interval '12 hours 1 second' where huella = $1`, [
    hashToken(token),
  ])
  at.people = newPeople()
  return token
}

async function ended(): Promise<string> {
  const token = await api.tokenWith({})
  await send(api, 'POST /auth/cerrar_sesion', { token })
  return token
}

async function deleted(): Promise<string> {
  const email = `${uuidv7()}@pruebas.mx`
  const id = await api.addUser({ email })
  const token = await api.signIn(email)
  await api.sql('update usuarios set eliminacion = now() where _id = $1', [id])
  return token
}
