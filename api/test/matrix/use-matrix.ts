import assert from 'node:assert/strict'
import { refusal } from '@backoffice/shared/contract'
import { useApi } from '../api.ts'
import { digest } from './digest.ts'
import { People } from './people.ts'
import type { Row } from './row.ts'
import { rows } from './rows.ts'
import { type Request, send } from './send.ts'
import { fillWorld, newTenant, type World } from './world.ts'

interface Matrix {
  own: World
  other: World
  /** The caller's own tenant. */
  people: People
}

/** An api for the tests of one file with two tenants, each with one of everything, and helpers to try its routes. */
export function useMatrix() {
  const at = {} as Matrix
  // An address that admits passkeys.
  const api = useApi({ publicUrl: 'http://localhost:8080' }, async (api) => {
    const tenant = { idLocatario: api.idLocatario, token: api.token, admin: api.admin }
    at.own = await fillWorld(api, tenant, 'PROPIO')
    at.other = await fillWorld(api, await newTenant(api), 'AJENO')
    at.people = newPeople()
  })
  /** The sessions of these people have expired. */
  const newPeople = () => new People(api, api.idLocatario)

  const all = Object.entries(rows)
  const served = () => {
    const routes = new Set(api.app.routes.map(({ route }) => route.replace(' /admin/', ' /')))
    return all.filter(([route]) => routes.has(route))
  }
  const guarded = () => served().filter(([, { needs }]) => needs !== 'publico')

  /** A valid request of a row, without its caller. */
  async function good(row: Row, world = at.own): Promise<Request> {
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

  /**
   * Makes a row's attempts and checks that the database and the files are unchanged.
   * @param answered the attempts succeed: the audit may tell of them (`tells`)
   */
  async function nothingChanges(
    route: string,
    attempts: () => Promise<void>,
    answered = false,
  ): Promise<void> {
    const { counts = [], tells } = rows[route] ?? {}
    const except = answered && tells ? [...counts, 'auditoria'] : counts
    const before = await digest(api, except)
    await attempts()
    assert.equal(await digest(api, except), before, `${route} changed something`)
  }

  const showsOther = (text: string) =>
    text.includes(at.other.marca) || text.includes(at.other.cliente) || text.includes(at.other.email)

  return { api, at, newPeople, all, served, guarded, good, refused, nothingChanges, showsOther }
}
