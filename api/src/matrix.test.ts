import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { refusal } from '@backoffice/shared/contract'
import Fastify from 'fastify'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../test/api'
import { digest } from '../test/matrix/digest'
import { People, PERMISSIONS } from '../test/matrix/people'
import type { Row } from '../test/matrix/row'
import { rows } from '../test/matrix/rows'
import { type Request, send } from '../test/matrix/send'
import { fillWorld, newTenant, type World } from '../test/matrix/world'
import { hashToken, newToken } from './auth/token'
import session from './plugins/session'

/*
 * The authorization matrix: every route × everybody who may not use it. All are refused, and nothing changes.
 */

let own: World
let other: World
let people: People

const api = useApi({}, async (api) => {
  const tenant = { idLocatario: api.idLocatario, token: api.token, admin: api.admin }
  own = await fillWorld(api, tenant, 'PROPIO')
  other = await fillWorld(api, await newTenant(api), 'AJENO')
  people = new People(api, api.idLocatario)
})

const all = Object.entries(rows)
const served = () => {
  const routes = new Set(api.app.routes.map(({ route }) => route.replace(' /admin/', ' /')))
  return all.filter(([route]) => routes.has(route))
}
const guarded = () => served().filter(([, { needs }]) => needs !== 'publico')
const isUuid = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** A good request of a row, but for who sends it. */
async function good(row: Row, world = own): Promise<Request> {
  const body = await row.body?.(world, api)
  const url = await row.url?.(world, api)
  return { ...(body && { body }), ...(row.file && { file: row.file }), ...(url && { url }) }
}

async function refused(route: string, request: Request, statuses: number[], why: string): Promise<void> {
  const { status, body, text } = await send(api, route, request)
  const what = `${route}, ${why}: ${status} ${text.slice(0, 200)}`
  assert.ok(statuses.includes(status), what)
  assert.ok(refusal.safeParse(body).success, what)
}

/** Runs a row's attempts and sees to it that the database and the files are as before. */
async function nothingChanges(route: string, attempts: () => Promise<void>): Promise<void> {
  const before = await digest(api)
  await attempts()
  assert.equal(await digest(api), before, `${route} changed something`)
}

const showsOther = (text: string) =>
  text.includes(other.marca) || text.includes(other.cliente) || text.includes(other.email)

describe('[D23] who may use a route', () => {
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

  it('[D24] without a session, or with one that is over: 401, whatever else is sent', async () => {
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
        const headers = { authorization: `Bearer ${own.token}`, cookie: `token=${own.token}` }
        await refused(route, { ...request, headers }, [401], 'the token elsewhere (D4)')
        if (request.body) await refused(route, { body: { id: 'no es' }, token: 'x' }, [401], 'a bad body')
      })
    }
  })

  it('without its permission: 403 for a good request, and nothing changes', async () => {
    for (const [route, row] of guarded()) {
      const { needs } = row
      if (!isPermissions(needs)) continue
      const request = await good(row)
      const poor = [await people.without(needs), await people.with([])]
      await nothingChanges(route, async () => {
        for (const token of poor) {
          await refused(route, { ...request, token }, [403], `without ${needs.join()}`)
        }
      })
    }
  })

  it('each single permission missing: exactly what needs it is refused, before the body is looked at', async () => {
    for (const missing of PERMISSIONS) {
      const token = await people.without([missing])
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

  it('with any one of its permissions and no other: let through', async () => {
    for (const [route, row] of guarded()) {
      const permissions = isPermissions(row.needs) ? row.needs : [null]
      for (const permission of permissions) {
        const world = row.writes ? await fillWorld(api, own, 'PROPIO') : own
        const request = await good(row, world)
        const token = await people.with(permission ? [permission] : [])
        const { status, text } = await send(api, route, { ...request, token })
        assert.equal(status, 200, `${route} with ${permission}: ${text.slice(0, 200)}`)
        if (route === 'POST /auth/cerrar_sesion') people = new People(api, api.idLocatario)
      }
    }
  })
})

describe('[D29] a signed address', () => {
  const route = 'GET,HEAD /descargas/*'

  it('that was changed, is over, was signed for something else, or is none: refused, nothing changes', async () => {
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

describe('a route that does not say who may use it', () => {
  it('stops the start', async () => {
    const app = Fastify()
    await app.register(session)
    assert.throws(() => app.get('/olvidada', () => 'hola'), /declares no access/)
  })
})

describe('[D21] another tenant', () => {
  it('its ids, in every member that takes one: refused, nothing changes and nothing is shown', async () => {
    let tried = 0
    for (const [route, row] of guarded()) {
      const mine = (await row.body?.(own, api)) ?? {}
      const theirs: typeof mine = (await row.body?.(other, api)) ?? {}
      const members = Object.keys(mine).filter((key) => isUuid(mine[key]) && key !== 'id_locatario')
      const bodies = members.map((key) => ({ ...mine, [key]: theirs[key] }))
      if (members.length > 1) bodies.push({ ...mine, ...pick(theirs, members) })
      await nothingChanges(route, async () => {
        for (const [i, body] of bodies.entries()) {
          tried++
          const request = { body, token: own.token, ...(row.file && { file: row.file }) }
          const why = `with another tenant's ${members[i] ?? 'ids'}`
          if (row.otherIds === 'unseen' && !row.writes) {
            const { status, text } = await send(api, route, request)
            assert.ok(status === 200 && !showsOther(text), `${route} ${why}: ${text.slice(0, 200)}`)
          } else if (row.otherIds !== 'unseen') await refused(route, request, [400, 403, 404], why)
        }
      })
    }
    assert.ok(tried > 20, `${tried} requests`)
  })

  it('its id_locatario: 403, and nothing changes', async () => {
    for (const [route, row] of guarded()) {
      const request = await good(row)
      if (!request.body) continue
      await nothingChanges(route, async () => {
        for (const id_locatario of [other.idLocatario, uuidv7(), 'x']) {
          const body = { ...request.body, id_locatario }
          await refused(route, { ...request, body, token: own.token }, [403], `id_locatario ${id_locatario}`)
        }
      })
    }
  })

  it('the own id_locatario, or an empty one, is fine', async () => {
    for (const id_locatario of [own.idLocatario, '', null]) {
      const answer = await send(api, 'POST /clientes/listar', { body: { id_locatario }, token: own.token })
      assert.equal(answer.status, 200)
    }
  })

  it('is never seen in an answer', async () => {
    for (const [route, row] of served()) {
      if (row.writes || row.raw) continue
      const { text } = await send(api, route, { ...(await good(row)), token: own.token })
      assert.ok(!showsOther(text), route)
    }
  })
})

const isPermissions = (needs: unknown): needs is string[] =>
  Array.isArray(needs) && needs.every((need) => typeof need === 'string' && need.includes('.'))

const pick = (from: Record<string, unknown>, keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]]))

/** The same address, a minute later. */
const over = async (signed: string) => api.app.sign((await api.app.verify(signed))!, -1)

async function expired(): Promise<string> {
  const token = await people.with(PERMISSIONS.slice(0, 1))
  await api.sql(`update sesiones set ultimo_uso = now() - interval '12 hours 1 second' where huella = $1`, [
    hashToken(token),
  ])
  people = new People(api, api.idLocatario)
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
